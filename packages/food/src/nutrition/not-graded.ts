import type { Analysis } from '../analyse.ts';

/** Why no Nutri-Score is given (Santé publique France, terms of use of 2024; Regulation 1169/2011, Annex V). */
export type Ungraded = 'alcohol' | 'water' | 'coffee-or-tea' | 'herb-or-spice' | 'salt' | 'vinegar' | 'yeast';

/** Drinks with more need no nutrition declaration (Regulation 1169/2011, Article 16). */
const mostAlcoholPercent = 1.2;

const vinegar = /vinegar$/;

/** Why a food is not graded, or undefined where it is. Baby food and supplements are the caller's to know. */
export function notGraded(
  { findings }: Pick<Analysis, 'findings'>,
  alcoholPercent?: number,
): Ungraded | undefined {
  if ((alcoholPercent ?? 0) > mostAlcoholPercent) return 'alcohol';
  const inside = findings.filter(({ section }) => section !== 'may-contain');
  const first = inside[0]?.named[0]?.entry;
  if (alcoholPercent === undefined && first?.traits.includes('drink')) return 'alcohol';
  const entries = inside.flatMap(({ named }) => named.map(({ entry }) => entry));
  const isTold = entries.length > 0 && inside.every(({ unknown }) => unknown.length === 0);
  if (!isTold) return undefined;
  const all = (isOne: (entry: NonNullable<(typeof entries)[number]>) => boolean) =>
    entries.every((entry) => entry !== undefined && isOne(entry));
  if (all(({ id }) => id === 'water' || id === 'e290')) return 'water';
  if (all(({ id, group }) => group === 'infusion' || id === 'water')) return 'coffee-or-tea';
  if (all(({ group }) => group === 'herb')) return 'herb-or-spice';
  if (all(({ id, additive }) => id === 'salt' || additive?.class === 'anticaking agent')) return 'salt';
  if (all(({ id }) => vinegar.test(id))) return 'vinegar';
  return all(({ id }) => /yeast$/.test(id)) ? 'yeast' : undefined;
}
