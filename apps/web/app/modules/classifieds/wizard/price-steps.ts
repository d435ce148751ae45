/** The steps of a price filter on both sides of a typed price; nothing where it stands on a step or beyond them. */
export function stepsAround(typed: string, ladder: readonly number[]): { below?: number; above?: number } {
  const dollars = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(dollars) || ladder.includes(dollars)) return {};
  const below = ladder.findLast((step) => step < dollars);
  const above = ladder.find((step) => step > dollars);
  return below === undefined || above === undefined ? {} : { below, above };
}
