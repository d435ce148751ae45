/** The step of a price filter below a typed price; undefined for a price on a step or beyond them. */
export function stepBelow(typed: string, ladder: readonly number[]): number | undefined {
  const dollars = Number(typed);
  const last = ladder.at(-1) ?? 0;
  if (typed.trim() === '' || !Number.isFinite(dollars) || dollars > last || ladder.includes(dollars))
    return undefined;
  return ladder.findLast((step) => step < dollars);
}
