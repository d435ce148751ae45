import {
  type PackedParts,
  packNutrition,
  packParts,
  packVerdicts,
} from '@souk/contract/modules/scanner/pack';
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
const noNutrition = {
  energy_kj: null,
  fat_g: null,
  saturated_g: null,
  carbohydrates_g: null,
  sugars_g: null,
  fibre_g: null,
  protein_g: null,
  salt_g: null,
  fruit_percent: null,
};
const parts: PackedParts = {
  code: '96385074',
  name: 'Prawn pie',
  brand: 'Reef',
  verdicts: packVerdicts(verdicts),
  allergens: '21',
  traces: '5',
  usual: '6',
  whole: 'w',
  diets: 'nm',
  reasons: 'prawns, lard',
  additives: '322,471',
  sources: 'quran-5-3',
  ratings: 'C,3.5,4',
  from: 'o',
  nutrition: packNutrition({ ...noNutrition, energy_kj: 900, salt_g: 0 }),
};
const packed = packParts(parts);

describe('a food of the pack', () => {
  test('is spelt out as it was packed', () => {
    expect(unpackFood(packed)).toEqual({
      code: '96385074',
      name: 'Prawn pie',
      brand: 'Reef',
      verdicts,
      allergens: ['crustacean'],
      mayContain: ['milk'],
      diets: { vegan: 'no', vegetarian: 'maybe' },
      usual: ['egg'],
      isWhole: true,
      reasons: 'prawns, lard',
      additives: ['322', '471'],
      sources: ['quran-5-3'],
      nutrition: { ...noNutrition, energy_kj: 900, salt_g: 0 },
      nutriGrade: 'C',
      healthStars: 3.5,
      nova: 4,
      from: 'open-food-facts',
    });
  });

  test('is read by the school and strictness of the person, and by the strictest school without one', () => {
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
      avoids: [...reader.avoids],
      diets: [...reader.diets],
    });
    expect(warnings).toEqual([
      { kind: 'contains', allergen: 'crustacean' },
      { kind: 'breaks-diet', diet: 'vegan' },
      { kind: 'may-contain', allergen: 'milk' },
    ]);
  });

  test('may contain what its dishes usually contain, and rules nothing out where words were not understood', () => {
    const reader = { ...plainProfile, avoids: ['egg' as const, 'soy' as const] };
    const warned = (whole: string) => readFood(unpackFood(packParts({ ...parts, whole })), reader).warnings;

    expect(warned('w')).toEqual([{ kind: 'may-contain', allergen: 'egg' }]);
    expect(warned('')).toEqual([
      { kind: 'may-contain', allergen: 'egg' },
      { kind: 'not-known', allergen: 'soy' },
    ]);
  });

  test('says that nothing is known where its letters say nothing', () => {
    const none = Object.fromEntries(Object.keys(parts).map((name) => [name, ''])) as PackedParts;
    const food = unpackFood(packParts({ ...none, code: '1', name: 'Tea' }));
    expect(food).toMatchObject({ isWhole: false, nutrition: null, nova: null, from: undefined });
    expect(readFood(food, plainProfile).verdict).toBe('unknown');
    expect(food.diets).toEqual({ vegan: 'unknown', vegetarian: 'unknown' });
  });
});
