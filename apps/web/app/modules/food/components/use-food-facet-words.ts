import { useLingui } from '@lingui/react/macro';
import { foodFacetOf } from '@souk/contract/modules/food/facets';
import { halalStatuses } from '@souk/contract/modules/food/words';
import { allergenWords, dietWords, lower, schoolWords, strictnessWords } from '../food-words.ts';
import { verdictWords } from '../verdict-words.ts';

/** The label of a food filter for its chip; undefined for other filters. */
export function useFoodFacetWords(): (slug: string, values: readonly string[]) => string | undefined {
  const { t, i18n } = useLingui();
  return (slug, values) => {
    const facet = foodFacetOf(slug);
    if (!facet) return undefined;
    if (facet.kind === 'diet') return i18n._(dietWords[facet.diet]);
    if (facet.kind === 'free-from') {
      const allergen = lower(i18n, i18n._(allergenWords[facet.allergen]));
      return t`Free from ${allergen}`;
    }
    const { school, strictness } = facet.reading;
    const said = values.flatMap((value) => halalStatuses.find((known) => known === value) ?? []);
    const verdict = said.map((word) => i18n._(verdictWords[word])).join(', ');
    const reader = [
      ...(school ? [i18n._(schoolWords[school])] : []),
      ...(strictness === 'standard' ? [] : [i18n._(strictnessWords[strictness])]),
    ].join(', ');
    return reader ? `${verdict} (${reader})` : verdict;
  };
}
