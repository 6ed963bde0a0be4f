import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Nothing but this site itself. Pictures may stand in style sheets as data. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The modules of the first play: all but the boot script, the sentences and the dialogs. */
const FIRST_PLAY =
  /packages\/(?!session\/src\/(replay|hint|branches|asking|plan|licence|calendar|streaks|statistics|boards|lines|merge)|protocol|board\/src\/celebrate|notation\/src\/(readCode|record|dealText|cardText)|solver|board\/src\/designs)\w+\/src\/|node_modules\/(solid-js|idb)\/|web\/src\/(icons|app\/(?!address|links|asking|openFile|dropping|history)|game\/(?!readDeal|stages|goTo|gameFile|practice|putOnTable|stored)|storage\/(?!transfer|bookmarks|history|played|persistence|restore|channelLock|rowShapes)|screens\/(AppRoot|GameBar|ActionBar|Icon|timeText|numberText|locale)|messages\/(announce|plural)|settings\/settings)/;
/** What reads texts: a stored game, a link, a record. A first visit without a link has none of them. */
const READING =
  /notation\/src\/(readCode|record|dealText|cardText)|session\/src\/replay|web\/src\/(app\/links|storage\/restore)/;

/**
 * Adds to the built page what its source cannot say: the policy (the development server needs more than it allows), and
 * the early fetch of the program, which the small boot script would otherwise ask for only when it has arrived itself.
 */
const page = (): Plugin => ({
  name: 'geduld-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const main = Object.values(bundle ?? {}).find(
        (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/main.tsx'),
      );
      const early = main?.type === 'chunk' ? [main.fileName, ...main.imports] : [];
      return [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
          injectTo: 'head-prepend',
        },
        ...early.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        })),
      ];
    },
  },
});

/**
 * The helper around every `import()` that fetches style sheets and neighbours first. No chunk here has any: one style
 * sheet stands in the page, the dialogs fetch theirs themselves; the helper would be a kilobyte of nothing.
 */
const plainImports = (): Plugin => ({
  name: 'geduld-plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (fetch) => fetch();' : undefined,
});

export default defineConfig({
  base: './',
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  build: {
    // Everything that is needed early stands in the page itself; a helper for it would cost more than it brings.
    modulePreload: false,
    rolldownOptions: {
      // Our own packages only define things: what is not used need not be loaded for its effects.
      treeshake: { moduleSideEffects: [{ test: /packages\/\w+\/src\/.*\.ts$/, sideEffects: false }] },
      output: {
        // One file for the first play: many small ones are larger together, since each is packed for itself.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'table', test: FIRST_PLAY },
            { name: 'reading', test: READING },
            { name: 'plan-desk', test: /web\/src\/plan\/|session\/src\/(plan|licence)/ },
          ],
        },
      },
    },
    target: 'es2023',
    cssTarget: ['chrome111', 'safari16.4', 'firefox115'],
    reportCompressedSize: true,
  },
  worker: { format: 'es' },
  plugins: [
    solid(),
    plainImports(),
    page(),
    VitePWA({
      strategies: 'generateSW',
      // `prompt` without anybody who prompts: a new worker waits for the last page to close, so that no file changes
      // under a game and no page is ever reloaded by us.
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest,wasm}'],
        // What only the freemium edition fetches is kept when that edition has fetched it.
        globIgnores: ['**/plan-*'],
        runtimeCaching: [{ urlPattern: /\/assets\/plan-/, handler: 'CacheFirst' }],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: false,
        navigateFallback: 'index.html',
        // What the server answers is no page of the app.
        navigateFallbackDenylist: [/^\/api\//],
        // A link to a deal is the same page.
        ignoreURLParametersMatching: [/^code$/],
      },
      manifest: {
        id: './',
        name: 'Geduld',
        short_name: 'Geduld',
        description: 'Solitaire: Klondike, Thoughtful, Russian and Yukon',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#14583f',
        theme_color: '#14583f',
        categories: ['games'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
