import { KERNEL_BASE64 } from './bytes.ts';

/** What the kernel gives: functions and its memory, under the names of `assembly/`. */
export interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** A new game lies in the tables: nothing is known of it. */
  readonly newGame: (seed: number) => void;
  /** A question lies at the beginning of the brood: 1 won as it stands, 2 known to be dead, 0 takes a search. */
  readonly begin: () => number;
  readonly startTry: () => void;
  /** Goes on until so many visits: 0 not done, 1 won, 2 dead, 3 table full, 4 no room for children. */
  readonly run: (until: number) => number;
  readonly visited: () => number;
  readonly pathDepth: () => number;
  readonly wonChild: () => number;
  readonly limitTable: (bytes: number) => void;
  readonly tableBytes: () => number;
  readonly tableSize: () => number;
  /** Every place of the map of `assembly/map.ts`, by its name. */
  readonly places: Readonly<Record<string, number>>;
}

/** The part of WebAssembly that is used; every platform that runs this has it, but no library of types for all of them. */
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (
        module: object,
        imports: object,
      ) => { readonly exports: Record<string, unknown> };
    }
  | undefined;

let compiled: object | undefined;

/** A kernel with a memory of its own; `undefined` where WebAssembly is missing or not allowed. */
export const makeKernel = (): Kernel | undefined => {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    compiled ??= new WebAssembly.Module(bytesOf(KERNEL_BASE64.join('')));
    const { exports } = new WebAssembly.Instance(compiled, { env: { abort: () => undefined } });
    const places: Record<string, number> = {};
    for (const [name, value] of Object.entries(exports)) {
      if (/^[A-Z0-9_]+$/.test(name)) places[name] = (value as { readonly value: number }).value;
    }
    return { ...(exports as unknown as Kernel), places };
  } catch {
    return undefined;
  }
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const bytesOf = (base64: string): Uint8Array => {
  const text = base64.replace(/=+$/, '');
  const bytes = new Uint8Array((text.length * 3) >> 2);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    held = (held << 6) | LETTERS.indexOf(letter);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 255;
    held &= (1 << bits) - 1;
  }
  return bytes;
};
