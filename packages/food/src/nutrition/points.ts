/** How many of the bounds a value exceeds. */
export const above = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value > bound).length;

/** How many of the bounds a value reaches. */
export const reached = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value >= bound).length;

/** Takes away what arithmetic leaves behind: 0.6000000000000001, or a share of 57.99999999999999. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Bounds that lie equally far apart. */
export const steps = (step: number, count: number): number[] =>
  Array.from({ length: count }, (_none, at) => exact(step * (at + 1)));
