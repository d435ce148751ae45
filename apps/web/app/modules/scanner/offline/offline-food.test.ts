import { type PackedFood, packVerdicts } from '@souk/contract/modules/scanner/pack';
import { schools, strictnesses } from '@souk/contract/modules/scanner/words';
import { describe, expect, test } from 'vitest';
import { plainProfile } from '../visitor-profile.ts';
import { readFood, unpackFood } from './offline-food.ts';

type Verdicts = Parameters<typeof packVerdicts>[0];

const all = (halal: 'halal' | 'doubtful' | 'haram') =>
  Object.fromEntries(strictnesses.map((strictness) => [strictness, halal])) as Verdicts['hanafi'];
const verdicts: Verdicts = {
  ...(Object.fromEntries(schools.map((school) => [school, all('halal')])) as Verdicts),
  hanafi: all('haram'),
  shafii: { lenient: 'halal', standard: 'doubtful', strict: 'haram' },
};
/** Places in the list of allergens: milk is 5, crustacean is 21. */
const packed: PackedFood = [
  '96385074',
  'Prawn pie',
  'Reef',
  packVerdicts(verdicts),
  '21',
  '5',
  'nm',
  'prawns, lard',
];

describe('a food of the pack', () => {
  test('is spelt out as it was packed', () => {
    expect(unpackFood(packed)).toEqual({
      ...{ code: '96385074', name: 'Prawn pie', brand: 'Reef', verdicts },
      ...{ allergens: ['crustacean'], mayContain: ['milk'], diets: { vegan: 'no', vegetarian: 'maybe' } },
      reasons: 'prawns, lard',
    });
  });

  test('is read by the school and strictness of the person, and by the gravest school without one', () => {
    const food = unpackFood(packed);
    const verdictFor = (profile: Partial<typeof plainProfile>) =>
      readFood(food, { ...plainProfile, ...profile }).verdict;
    expect(verdictFor({ school: 'maliki' })).toBe('halal');
    expect(verdictFor({ school: 'shafii' })).toBe('doubtful');
    expect(verdictFor({ school: 'shafii', strictness: 'strict' })).toBe('haram');
    expect(verdictFor({})).toBe('haram');
  });

  test('warns of what the person avoids, the certain before the possible', () => {
    const reader = { ...plainProfile, avoids: ['milk', 'crustacean'] as const, diets: ['vegan'] as const };
    const { warnings } = readFood(unpackFood(packed), {
      ...reader,
      ...{ avoids: [...reader.avoids], diets: [...reader.diets] },
    });
    expect(warnings).toEqual([
      { kind: 'contains', allergen: 'crustacean' },
      { kind: 'breaks-diet', diet: 'vegan' },
      { kind: 'may-contain', allergen: 'milk' },
    ]);
  });

  test('says that nothing is known where its letters say nothing', () => {
    const food = unpackFood(['1', 'Tea', '', '', '', '', '', '']);
    expect(readFood(food, plainProfile).verdict).toBe('unknown');
    expect(food.diets).toEqual({ vegan: 'unknown', vegetarian: 'unknown' });
  });
});
