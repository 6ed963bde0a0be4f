/** The day of an instant in universal time. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
