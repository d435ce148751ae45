import type { Facets } from '@souk/contract/modules/search/listing';
import { isFoodFacet } from '../../modules/food/index.ts';
import { CheckedValues } from '../../modules/search/index.ts';

const mostGroups = 8;

/** `job-type` as people read it. */
const wordsOf = (slug: string): string => {
  const plain = slug.replaceAll('-', ' ');
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
};

const isWord = (value: string) => !/^-?\d+(\.\d+)?$/.test(value);

interface FacetFieldsProps {
  facets: Facets;
  chosen: Record<string, string[]>;
}

/** What can be chosen from, each with what it would find; a group counts without its own choice. */
export function FacetFields({ facets, chosen }: FacetFieldsProps) {
  return facets.facets
    .filter(({ slug }) => !isFoodFacet(slug))
    .map(({ slug, values }) => ({ slug, values: values.filter(({ value }) => isWord(value)) }))
    .filter(({ values }) => values.length > 0)
    .slice(0, mostGroups)
    .map(({ slug, values }) => (
      <CheckedValues
        key={slug}
        slug={slug}
        label={wordsOf(slug)}
        values={values}
        chosen={chosen[slug] ?? []}
        wordsOf={wordsOf}
      />
    ));
}
