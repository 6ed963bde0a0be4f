/** Every design, fetched when one beyond the defaults is wanted: no part of the first play. */
export const openWardrobe = (): Promise<typeof import('./designs/wardrobe.ts')> =>
  import('./designs/wardrobe.ts');
