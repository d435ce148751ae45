import type { Named } from '../judging/named.ts';
import type { AdditiveClass } from '../tables/entry.ts';

/** Classes of additives that kitchens do not have (Monteiro et al., Public Health Nutrition 22, 2019). */
const cosmetic = new Set<AdditiveClass>([
  'colour',
  'emulsifier',
  'sweetener',
  'flavour enhancer',
  'thickener',
  'foaming agent',
  'glazing agent',
  'bulking agent',
  'anticaking agent',
  'stabiliser',
  'modified starch',
]);

/** The NOVA group; undefined where words are unknown and nothing known makes the food ultra-processed. */
export function novaOf(named: readonly Named[], hasUnknown: boolean): 1 | 2 | 3 | 4 | undefined {
  const entries = named.flatMap(({ entry }) => entry ?? []);
  if (
    entries.some(
      ({ additive, traits }) => traits.includes('ultra') || (additive && cosmetic.has(additive.class)),
    )
  )
    return 4;
  if (hasUnknown || entries.length === 0) return undefined;
  const plain = entries.filter(({ additive, traits }) => !additive && !traits.includes('culinary'));
  if (plain.length === 0) return 2;
  return plain.length < entries.length ? 3 : 1;
}
