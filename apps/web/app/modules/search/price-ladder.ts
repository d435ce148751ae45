/** The steps of the price filter in dollars: those of the narrowest category that has its own, else the general ones. */
export function ladderFor(
  priceLists: Readonly<Record<string, readonly number[]>>,
  line: readonly number[],
): readonly number[] {
  const own = line.toReversed().find((id) => priceLists[id] !== undefined);
  return priceLists[own ?? 0] ?? [];
}

/** A custom bound is inserted among the steps. */
export const withBound = (ladder: readonly number[], bound: number | undefined): readonly number[] =>
  bound === undefined || ladder.includes(bound) ? ladder : [...ladder, bound].toSorted((a, b) => a - b);
