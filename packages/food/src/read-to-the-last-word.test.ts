import { describe, expect, test } from 'vitest';
import { analyse } from './analyse.ts';

describe('words that were taken for something else', () => {
  test.each([
    ['Hartweizengrieß, Frischei, Salz', ['wheat', 'egg']],
    ['Hartweizengriess, Frischeigelb', ['wheat', 'egg']],
    ['Frischeier 20 %, Freilandei', ['egg']],
    ['Noix de St-Jacques, sel', ['mollusc']],
    ['Coquilles St Jacques (12 %)', ['mollusc']],
    ['Brème, sel', ['fish']],
    ['Filet de mulet', ['fish']],
  ])('bring their own allergens: %s', (ingredients, contains) => {
    const analysis = analyse({ ingredients });

    expect(analysis.allergens.contains).toEqual(contains);
    expect(analysis.unknown).toEqual([]);
  });

  test('leave nuts open where French "fruits secs" may mean them', () => {
    const { contains, usually } = analyse({ ingredients: 'Sucre, fruits secs 12 %' }).allergens;

    expect(contains).toEqual([]);
    expect(usually.map(({ allergen }) => allergen)).toContain('hazelnut');
  });
});

describe('a list as French and German packs print it', () => {
  test.each([
    ['Viande de poulet (origine France), eau, saumure', 'doubtful'],
    ['Poulet traité en salaison', 'doubtful'],
    ['Carottes en rondelles, lamelles de pommes, agriculture biologique', 'halal'],
    ['Karotten gehobelt, Gurken eingelegt, Tomaten passiert', 'halal'],
    ['Lake, Oliven', 'halal'],
    ["Poudres à lever (carbonates de sodium et d'ammonium)", 'halal'],
  ])('is read to its last word and of no sow: %s', (ingredients, verdict) => {
    const analysis = analyse({ ingredients });

    expect(analysis.unknown).toEqual([]);
    expect(analysis.verdict.hanafi.standard).toBe(verdict);
  });

  test.each([
    ['geschwefelte Aprikosen', ['sulphites']],
    ['abricots soufrés', ['sulphites']],
    ['sulphured apricots', ['sulphites']],
    ['ungeschwefelte Aprikosen', []],
    ['unsulphured apricots', []],
  ])('brings the sulphites of what was sulphured: %s', (ingredients, contains) => {
    expect(analyse({ ingredients }).allergens.contains).toEqual(contains);
  });
});
