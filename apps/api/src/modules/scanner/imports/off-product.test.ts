import { describe, expect, test } from 'vitest';
import { nextGtin } from '../testing.ts';
import { readOffRecord } from './off-product.ts';

const read = (changes: object) => {
  const found = readOffRecord({
    code: nextGtin(),
    product_name: 'Bar',
    lang: 'en',
    ingredients_text: 'Sugar, salt',
    ...changes,
  });
  if (!('facts' in found)) throw new Error(found.problem);
  return found.facts;
};

describe('a record of Open Food Facts', () => {
  test('brings every list of its row, in whatever language, and both where one language has two', () => {
    const facts = read({
      ingredients_text_en: 'Sugar, salt',
      ingredients_text_fr: 'Sucre',
      ingredients_text_fil: 'Asukal',
      ingredients_text_zh: '糖',
      ingredients_text_pl: ' ',
      ingredients_text_with_allergens_de: 'Zucker',
    });
    const twice = read({ ingredients_text_en: 'Sugar, lard' });

    expect(facts.ingredients).toEqual({ en: 'Sugar, salt', fr: 'Sucre', fil: 'Asukal', zh: '糖' });
    expect(twice).toMatchObject({
      mainLanguage: 'en',
      ingredients: { en: 'Sugar, lard', und: 'Sugar, salt' },
    });
  });

  test('brings what it declares beside its lists, in lists of JSON or joined by commas', () => {
    const tags = {
      allergens_tags: ['en:milk', 'en:gluten', 'en:soybeans', 'fr:blé-dur', 'en:kiwi', 'en:none'],
      traces_tags: ['en:nuts', 'en:sesame-seeds', 'en:milk'],
      additives_tags: ['en:e322i', 'en:e322', 'en:e150d', 'en:e14xx', 'nonsense'],
    };
    const joined = Object.fromEntries(Object.entries(tags).map(([name, list]) => [name, list.join(',')]));

    expect(read(tags).declared).toEqual({
      contains: ['milk', 'gluten', 'soy', 'wheat'],
      mayContain: ['nuts', 'sesame'],
      additives: ['322', '150d'],
      shelves: [],
    });
    expect(read(joined).declared).toEqual(read(tags).declared);
    expect(read({ allergens_tags: [], traces_tags: null, additives_tags: 'en:kiwi' }).declared).toBeNull();
  });

  test.each([
    [['en:meats', 'en:pork'], ['pork']],
    [['en:hams', 'en:white-hams'], ['pork']],
    [['en:alcoholic-beverages', 'en:wines', 'en:red-wines'], ['alcoholic spirit']],
    [['en:beers'], ['alcoholic spirit']],
    [['en:hams', 'en:turkey-hams'], []],
    [['en:plant-based-pork-alternatives', 'en:vegan-pork'], []],
    [['en:beers', 'en:non-alcoholic-beers'], []],
    [['en:wine-gums', 'en:candies'], []],
    [['en:ginger', 'en:vinegars', 'en:wine-vinegars'], []],
    [['constructor', '__proto__'], []],
  ])('says of the shelves %j that it is %j', (categories_tags, shelves) => {
    expect(read({ categories_tags }).declared?.shelves ?? []).toEqual(shelves);
  });
});
