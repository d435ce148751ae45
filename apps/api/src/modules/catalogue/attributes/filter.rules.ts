import type { Attribute, AttributeValue, AttributeValues } from '@souk/contract/modules/catalogue/attributes';

const asList = (value: AttributeValue): string[] => (Array.isArray(value) ? value : [String(value)]);

/** All values as words, for the text search. */
export const wordsIn = (values: AttributeValues): string[] => Object.values(values).flatMap(asList);

/** The attributes that can be filtered by: options to choose, and numbers with a range. */
export function filtersOf(attributes: readonly Attribute[], values: AttributeValues) {
  const facets: Record<string, string[]> = {};
  const numbers: Record<string, number> = {};
  for (const { slug, searchable, type } of attributes) {
    const value = values[slug];
    if (!searchable || value === undefined) continue;
    if (type === 'number') numbers[slug] = Number(value);
    else facets[slug] = asList(value);
  }
  return { facets, numbers };
}
