import { expect, test } from 'vitest';
import { analyse } from '../analyse.ts';

test.each([
  ["carbonates de sodium et d'ammonium", ['e500', 'e503']],
  ['carbonates de sodium et de potassium', ['e500', 'e501']],
  ['sodium and ammonium carbonates', ['e500', 'e503']],
  ['sodium carbonate and bicarbonate', ['e500']],
  ['Natrium- und Ammoniumcarbonat', ['e500', 'e503']],
  ['natrium dan amonium karbonat', ['e500', 'e503']],
  ['sodyum ve amonyum karbonat', ['e500', 'e503']],
  ['كربونات الصوديوم والأمونيوم', ['e500', 'e503']],
])('two additives that share a word are read as two: "%s"', (ingredients, ids) => {
  const { additives, unknown } = analyse({ ingredients });

  expect(additives.map(({ id }) => id)).toEqual(ids);
  expect(unknown).toEqual([]);
});

test.each([
  ['sunflower and soy lecithin', 'soy'],
  ['lécithines de tournesol et de soja', 'soy'],
  ['soy and sunflower lecithin', 'soy'],
])('a word that names an allergen by itself keeps it: "%s"', (ingredients, allergen) => {
  expect(analyse({ ingredients }).allergens.contains).toContain(allergen);
});

test.each(['Duckling', 'Gelling agent: pectin', 'Pfifferlinge'])(
  'an ending of many words is no fish: "%s"',
  (ingredients) => {
    expect(analyse({ ingredients }).allergens.contains).toEqual([]);
  },
);
