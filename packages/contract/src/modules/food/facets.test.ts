import { describe, expect, test } from 'vitest';
import { dietFacet, foodFacetOf, freeFromFacet, halalFacet, plainReading } from './facets.ts';
import { allergens, diets, schools, strictnesses } from './words.ts';

describe('facets of foods', () => {
  test('read back what they were named for', () => {
    for (const school of [null, ...schools])
      for (const strictness of strictnesses)
        expect(foodFacetOf(halalFacet({ school, strictness }))).toEqual({
          kind: 'verdict',
          reading: { school, strictness },
        });
    for (const allergen of allergens)
      expect(foodFacetOf(freeFromFacet(allergen))).toEqual({ kind: 'free-from', allergen });
    for (const diet of diets) expect(foodFacetOf(dietFacet(diet))).toEqual({ kind: 'diet', diet });
  });

  test('have names of their own, and the plain reading the shortest', () => {
    const names = [
      ...[null, ...schools].flatMap((school) =>
        strictnesses.map((strictness) => halalFacet({ school, strictness })),
      ),
      ...allergens.map(freeFromFacet),
      ...diets.map(dietFacet),
    ];

    expect(new Set(names).size).toBe(names.length);
    expect(halalFacet(plainReading)).toBe('halal');
    expect(freeFromFacet('brazil nut')).toBe('free-from-brazil-nut');
  });

  test.each(['diet', 'halal-', 'halal-sunni-strict', 'free-from-luck', 'halal-hanafi', 'colour'])(
    'are not %s',
    (slug) => {
      expect(foodFacetOf(slug)).toBeUndefined();
    },
  );
});
