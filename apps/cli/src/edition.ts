import { createHash } from 'node:crypto';

/** The edition of a deployment as its page names it (P1). */
export type EditionChoice =
  | { readonly kind: 'open' }
  | { readonly kind: 'freemium'; readonly deployment: string; readonly publicKey: string };

/** A name that fits a page and a licence: a host, or any word of letters, digits, dots and dashes. */
export const isDeploymentName = (text: string): boolean => /^[a-z0-9][a-z0-9.-]{0,99}$/.test(text);

const META = /<meta name="geduld-edition" content="[^"]*"/;
const REVISION = /(url:"index\.html",revision:")[0-9a-f]{32}/;

/** A built app's page in another edition; `undefined` when the page has no place for one. */
export const pageIn = (html: string, edition: EditionChoice): string | undefined => {
  const content = edition.kind === 'open' ? 'open' : `freemium ${edition.deployment} ${edition.publicKey}`;
  return META.test(html) ? html.replace(META, `<meta name="geduld-edition" content="${content}"`) : undefined;
};

/**
 * The service worker that goes with a page: it keeps the page by a revision, which must change with it, or browsers
 * that have the app would go on with the page of before. `undefined` when it keeps no page.
 */
export const workerFor = (worker: string, html: string): string | undefined => {
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 32);
  return REVISION.test(worker) ? worker.replace(REVISION, `$1${revision}`) : undefined;
};
