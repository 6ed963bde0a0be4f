/** The calendar day where the player is, `2026-11-30`, now or at a moment in milliseconds since 1970. */
export const localDay = (at = Date.now()): string => {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};
