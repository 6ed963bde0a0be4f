/** What the build puts in. */
interface ImportMetaEnv {
  readonly VITE_VERSION: string;
}
