/**
 * Where everything lies in the memory of the kernel, in bytes: the solver's own copy of `assembly/map.ts` in
 * `@geduld/solver-kernel`. A test compares every number.
 */
export const KERNEL_MAP = {
  NEXT0: 1024,
  NEXT1: 1280,
  NEXT_IN_STOCK: 1536,
  SUIT_AT: 1792,
  COLUMN_OF: 2048,
  BARED0: 2304,
  BARED1: 2752,
  FIXED_IN0: 3200,
  FIXED_IN1: 3648,
  WEIGHT: 4096,
  STOCK_CHAIN: 4128,
  STOCK_BIT: 4224,
  STOCK_SUIT: 4320,
  STOCK_BITS0: 4608,
  STOCK_BITS1: 7680,
  PARAMETERS: 10752,
  NODE_AT: 12800,
  BROOD: 1048576,
  TABLE: 6291456,
} as const;
