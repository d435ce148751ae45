import { describe, expect, test } from 'vitest';
import { foodQuestions, isFoodFacet } from './food-facets.ts';
import { plainProfile } from './food-profile.ts';

const counted = new Map([
  [
    'halal',
    [
      { value: 'halal', count: 3 },
      { value: 'haram', count: 1 },
    ],
  ],
  ['halal-hanafi-strict', [{ value: 'doubtful', count: 4 }]],
  ['free-from-milk', [{ value: 'true', count: 2 }]],
  ['brand', [{ value: 'Acme', count: 9 }]],
]);
const hanafi = { ...plainProfile, school: 'hanafi', strictness: 'strict' } as const;

describe('the food filters of a list', () => {
  test('are offered in categories of food, and where half of the results are food', () => {
    expect(foodQuestions({ counted, chosen: [], total: 100, isShelf: true }, plainProfile)).not.toBeNull();
    expect(foodQuestions({ counted, chosen: [], total: 8, isShelf: false }, plainProfile)).not.toBeNull();
    expect(foodQuestions({ counted, chosen: [], total: 9, isShelf: false }, plainProfile)).toBeNull();
    expect(
      foodQuestions({ counted: new Map(), chosen: [], total: 9, isShelf: true }, plainProfile),
    ).toBeNull();
  });

  test('use the verdicts of the reader’s own profile', () => {
    const plain = foodQuestions({ counted, chosen: [], total: 4, isShelf: true }, plainProfile);
    const own = foodQuestions({ counted, chosen: [], total: 4, isShelf: true }, hanafi);

    expect(plain?.verdicts[0]).toEqual({ value: 'halal', count: 3 });
    expect(own).toMatchObject({ verdictFacet: 'halal-hanafi-strict' });
    expect(own?.verdicts).toContainEqual({ value: 'doubtful', count: 4 });
    expect(own?.free.find(({ allergen }) => allergen === 'milk')).toMatchObject({ count: 2 });
  });

  test('keep the reading that the address names, and are offered while it names one', () => {
    const asked = foodQuestions({ counted, chosen: ['halal'], total: 4000, isShelf: false }, hanafi);

    expect(asked?.verdictFacet).toBe('halal');
  });

  test('leave other filters alone', () => {
    expect(['brand', 'diet', 'condition'].some(isFoodFacet)).toBe(false);
  });
});
