/**
 * What playing a game asks of a page. Playwright's page is one; so is that of any browser that can be asked these few
 * things, so that the same hands play in all of them.
 */
export interface TestPage {
  readonly goto: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** The answer of a function that runs in the page and knows nothing but `given`. */
  readonly evaluate: <Given, Answer>(
    ask: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ) => Promise<Answer>;
  readonly keyboard: { readonly press: (key: string) => Promise<void> };
  readonly mouse: {
    readonly move: (x: number, y: number) => Promise<void>;
    readonly down: () => Promise<void>;
    readonly up: () => Promise<void>;
  };
  readonly touchscreen: { readonly tap: (x: number, y: number) => Promise<void> };
}
