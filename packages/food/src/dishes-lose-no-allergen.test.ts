import { describe, expect, test } from 'vitest';
import { standingOfAllergen, standingOfGroup } from './allergen-standing.ts';
import { allergens, europeanAllergens } from './allergens.ts';
import { analyse } from './analyse.ts';
import { entries } from './tables/entries.ts';
import { languages } from './tables/entry.ts';

const dishes = entries.filter(({ usualAllergens }) => usualAllergens);
const named = dishes.flatMap((dish) =>
  languages.flatMap((language) => dish.names[language].map((name) => ({ dish, language, name }))),
);

/** Ways in which packs print a dish whose own list is not told. */
const untold: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `Water, ${name}, salt`,
  (name) => `${name} 12 %, sugar`,
  (name) => `sugar, ${name} (12,5 %)`,
  (name) => `Rice (90%), ${name.toUpperCase()}`,
  (name) => `filling (${name}, water)`,
  (name) => `**${name}**; salt`,
  (name) => `May contain ${name}`,
];

describe('a dish that is named without its own list', () => {
  test('is one of more than 500 that are tried, in every language', () => {
    expect(new Set(named.map(({ name }) => name)).size).toBeGreaterThan(1500);
    for (const language of languages)
      expect(named.filter((one) => one.language === language).length).toBeGreaterThan(150);
  });

  test.each(untold.map((print) => [print('…'), print] as const))(
    'shows each of its usual allergens, and rules no other out: %s',
    (_shape, print) => {
      const lost = named.flatMap(({ dish, name }) => {
        const analysis = analyse({ ingredients: print(name) });
        const known = [...(dish.usualAllergens ?? []), ...dish.allergens];
        return known
          .filter((one) => !/^(contains|may-contain)$/.test(standingOfAllergen(analysis, one)))
          .map((one) => `${dish.id}: ${name}: ${one}`);
      });

      expect(lost).toEqual([]);
    },
  );

  test('leaves every other allergen unknown', () => {
    const { usually, ...rest } = analyse({ ingredients: 'Rice, satay sauce, salt' }).allergens;
    const analysis = { allergens: { usually, ...rest } };

    expect(usually).toContainEqual({ allergen: 'peanut', words: 'satay sauce' });
    expect(standingOfAllergen(analysis, 'peanut')).toBe('may-contain');
    expect(standingOfAllergen(analysis, 'milk')).toBe('not-known');
    expect(standingOfGroup(analysis, europeanAllergens.crustaceans ?? [])).toBe('may-contain');
  });
});

describe('a dish whose own list is printed', () => {
  test('brings what stands there and nothing of its customs', () => {
    const wrong = named.flatMap(({ dish, name }) => {
      if (!dish.isRecipe) return [];
      const analysis = analyse({ ingredients: `Water, ${name} (sunflower oil, sugar, salt)` });
      const isRead = analysis.findings.some((finding) => finding.named.some(({ entry }) => entry === dish));
      if (!isRead || !dish.isCompound) return [];
      return allergens
        .filter((one) => standingOfAllergen(analysis, one) !== 'not-on-label')
        .map((one) => `${dish.id}: ${name}: ${one}`);
    });

    expect(wrong).toEqual([]);
  });

  test.each([
    ['Sugar, béchamel (milk, wheat flour, butter), salt', ['wheat', 'milk']],
    [
      'Brot (Weizenmehl, Wasser, Hefe, Salz), Pesto (Basilikum, Sonnenblumenöl, Cashewkerne)',
      ['wheat', 'cashew'],
    ],
    ['Rice, satay sauce (peanuts, coconut milk, sugar)', ['peanut']],
    ['Dough [wheat flour, water], tahini dip [sesame, water, lemon juice]', ['wheat', 'sesame']],
  ])('is read to the end: %s', (ingredients, contains) => {
    const found = analyse({ ingredients }).allergens;

    expect(found).toEqual({ contains, mayContain: [], usually: [], isWhole: true });
  });
});

describe('an allergen that is not found', () => {
  test.each([
    ['', 'nothing is listed'],
    ['Sugar, xyzzol, salt', 'a word is unknown'],
    ['Wheat flour, sugar. May contain xyzzol', 'a trace is unknown'],
    ['Sugar, ketchup, salt', 'a dish does not tell what is in it'],
    ['Water, stock, salt', 'a stock does not tell what is in it'],
    ['Rice, sausage 20%', 'a sausage does not tell what is in it'],
    ['Thickener, sugar', 'a role does not tell what plays it'],
    ['Pesto (basil 40%), salt', 'only one part of a dish is told'],
    ['Pesto (contains milk), salt', 'a statement of allergens is no list'],
  ])('is not known of "%s", for %s', (ingredients) => {
    const analysis = analyse({ ingredients });

    expect(analysis.allergens.isWhole).toBe(false);
    expect(standingOfAllergen(analysis, 'lupin')).toBe('not-known');
    expect(standingOfGroup(analysis, europeanAllergens.lupin ?? [])).toBe('not-known');
  });

  test.each([
    'Sugar, cocoa butter, salt',
    'Wheat flour, spices, natural flavouring, starch, sunflower oil',
    'Water, emulsifier (E471), colour (E160a), vitamins (niacin, thiamin)',
    'Spaghetti, olive oil, baking powder, soy sauce',
  ])('is not on the label of a list whose every allergen law makes it tell: %s', (ingredients) => {
    const analysis = analyse({ ingredients });

    expect(standingOfAllergen(analysis, 'peanut')).toBe('not-on-label');
  });

  test('is unknown rather than unlisted in a group of which one member may be in', () => {
    const analysis = analyse({ ingredients: 'Sugar, almonds, xyzzol' });

    expect(standingOfGroup(analysis, europeanAllergens.nuts ?? [])).toBe('contains');
    expect(standingOfGroup(analysis, europeanAllergens.milk ?? [])).toBe('not-known');
  });
});
