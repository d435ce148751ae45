import { z } from 'zod';
import { readOffRecord } from '../imports/off-product.ts';
import type { FoodLookup } from './food-lookup.ts';

const answerWithinMs = 3000;
const mostBytes = 2_000_000;

/** Languages that packs are printed in; a list in any of them counts, and the API has no way to ask for all. */
const printed = [
  'en',
  'fr',
  'de',
  'ar',
  'ms',
  'id',
  'tr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'sv',
  'da',
  'nb',
  'no',
  'fi',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'el',
  'hr',
  'sr',
  'sl',
  'lt',
  'lv',
  'et',
  'uk',
  'he',
  'fa',
  'ur',
  'hi',
  'th',
  'vi',
  'zh',
  'ja',
  'ko',
];

/** The fields that we read; by default the API sends several hundred. */
const fields = [
  'code',
  'product_name',
  'product_name_en',
  'brands',
  'quantity',
  'countries_tags',
  'lang',
  'ingredients_text',
  ...printed.map((code) => `ingredients_text_${code}`),
  'nutriments',
  'labels_tags',
  'categories_tags',
  'allergens_tags',
  'traces_tags',
  'additives_tags',
].join(',');

const Answer = z.object({
  status: z.union([z.literal(0), z.literal(1)]),
  product: z.record(z.string(), z.unknown()).optional(),
});

/** Open Food Facts' read API, version 2. */
export function openFoodFacts(url: string): FoodLookup {
  return {
    find: async (gtin) => {
      const address = new URL(`/api/v2/product/${gtin}.json`, url);
      address.searchParams.set('fields', fields);
      const answer = await fetch(address, {
        headers: { 'user-agent': 'Souk/1.0 (food scanner)' },
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
      });
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`Open Food Facts answered ${answer.status}.`);
      const text = await answer.text();
      if (text.length > mostBytes) throw new Error('Open Food Facts answered too much.');
      const { status, product } = Answer.parse(JSON.parse(text));
      if (status === 0 || !product) return undefined;
      const read = readOffRecord({ ...product, code: gtin });
      return 'facts' in read ? read.facts : undefined;
    },
  };
}
