import { analyse } from '@souk/food/analyse';
import { schools, strictnesses, verdicts } from '@souk/food/judging/verdicts';
import { labelledLists } from '@souk/food/lists/labelled-lists';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutContradicted } from './claims.rules.ts';
import { facetsOfFood } from './facets.rules.ts';
import { type Judgement, judgementOf, presentJudgement, strictest, strictestOf } from './judgement.rules.ts';

const judged = (ingredients: string) => judgementOf(analyse({ ingredients }));
const aJudgement = fc.constantFrom(...labelledLists).map(({ list }) => judged(list));

/** How severe each reading is. */
const weights = ({ verdicts: said }: Judgement) =>
  schools.flatMap((school) => strictnesses.map((strictness) => verdicts.indexOf(said[school][strictness])));

describe('several words on one food', () => {
  test('are together never lighter than any of them, and lose no allergen', () => {
    fc.assert(
      fc.property(fc.tuple(aJudgement, aJudgement, aJudgement), (said) => {
        const one = strictestOf(said);
        for (const part of said) {
          const [whole, own] = [weights(one), weights(part)];
          expect(whole.every((weight, reading) => weight >= (own[reading] ?? 0))).toBe(true);
          expect(one.allergens).toEqual(expect.arrayContaining(part.allergens));
          expect([...one.allergens, ...one.mayContain]).toEqual(expect.arrayContaining(part.mayContain));
          if (part.diets.vegan !== 'yes') expect(one.diets.vegan).not.toBe('yes');
        }
      }),
    );
  });

  test('are the word itself where there is one', () => {
    const one = judged('Sugar, E471, milk powder. May contain almonds.');

    expect(strictestOf([one])).toEqual(one);
  });

  test('name the reasons of the strictest first', () => {
    const both = strictestOf([judged('Sugar, E471'), judged('Lard, salt')]);

    expect(both.reasons).toEqual(['lard', 'E471']);
    expect(presentJudgement(both)).toMatchObject({ halal_status: 'haram', conflicts: [] });
  });
});

describe('facets of a food', () => {
  test('never call halal what any reading forbids, and free of nothing that is in it or may be', () => {
    fc.assert(
      fc.property(aJudgement, (one) => {
        const facets = facetsOfFood(one);
        if (strictest(one.verdicts, 'standard') === 'haram') expect(facets.halal).toEqual(['haram']);
        for (const allergen of [...one.allergens, ...one.mayContain])
          expect(facets).not.toHaveProperty([`free-from-${allergen.replaceAll(' ', '-')}`]);
        if (one.diets.vegan !== 'yes') expect(facets).not.toHaveProperty('keeps-vegan');
      }),
    );
  });

  test('tell each reading by itself', () => {
    expect(facetsOfFood(judged('Prawns (crustacean), salt'))).toMatchObject({
      'halal-shafii-standard': ['halal'],
      'halal-hanafi-standard': ['doubtful'],
      halal: ['doubtful'],
      'free-from-milk': ['true'],
    });
  });
});

describe('claims on a pack', () => {
  test('that its ingredients contradict are left out, and no others', () => {
    const claims = ['Halal', 'Vegan', 'Vegetarian', 'Organic'];

    expect(withoutContradicted(claims, judged('Sugar, lard'))).toEqual(['Organic']);
    expect(withoutContradicted(claims, judged('Sugar, milk'))).toEqual(['Halal', 'Vegetarian', 'Organic']);
    expect(withoutContradicted(claims, judged('Sugar, E471'))).toEqual(claims);
  });
});
