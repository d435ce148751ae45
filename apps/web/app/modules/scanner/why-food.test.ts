import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { HalalStatus } from '@souk/contract/modules/scanner/words';
import { describe, expect, test } from 'vitest';
import { decidingIn, linesIn, type Named, whyFood } from './why-food.ts';

const ingredient = (words: string, verdict: HalalStatus, origins: string[]): Named => ({
  words,
  name: words,
  additive: null,
  origins,
  verdict,
  steps: ['named'],
  why: null,
  source: null,
  verdicts: {} as Named['verdicts'],
});

interface Given {
  verdict: HalalStatus;
  named?: Named[];
  analysis?: Partial<FoodProductDetail['analysis']>;
  food?: Partial<FoodProductDetail>;
}

const foodOf = ({ verdict, named = [], analysis = {}, food = {} }: Given) =>
  ({
    verdict,
    halal_status: verdict,
    halal_by: 'engine',
    halal_note: null,
    analysis: {
      alcohol: 'none',
      certificate: null,
      unknown: [],
      findings: named.map((one) => ({
        text: one.words,
        section: 'ingredients',
        depth: 0,
        percent: null,
        unknown: [],
        denied: [],
        named: [one],
      })),
      ...analysis,
    },
    ...food,
  }) as unknown as FoodProductDetail;

const sugar = ingredient('sugar', 'halal', ['plant']);
const milk = ingredient('milk', 'halal', ['milk']);
const gelatine = ingredient('gelatine', 'doubtful', ['animal', 'fish']);

describe('the lines of a list of ingredients', () => {
  const finding = (depth: number, ...named: Named[]) => ({
    text: named[0]?.words ?? '',
    section: 'ingredients',
    depth,
    percent: null,
    named,
    unknown: [],
    denied: [],
  });
  const wordsOf = (...findings: ReturnType<typeof finding>[]) =>
    linesIn({ findings } as unknown as FoodProductDetail['analysis'], 'ingredients').map(
      ({ named, depth }) => `${depth} ${typeof named === 'string' ? named : named.words}`,
    );
  const additive = { number: '440', class: 'thickener' };
  const pectin = { ...ingredient('pectin', 'halal', ['plant']), name: null, additive };
  const byNumber = { ...pectin, words: '440', name: 'pectin' };

  test('name an additive and its number once, unless they are judged differently', () => {
    expect(wordsOf(finding(0, pectin), finding(1, byNumber), finding(0, sugar))).toEqual([
      '0 pectin',
      '0 sugar',
    ]);
    expect(wordsOf(finding(0, pectin), finding(1, { ...byNumber, verdict: 'doubtful' }))).toEqual([
      '0 pectin',
      '1 440',
    ]);
    expect(wordsOf(finding(0, sugar), finding(0, pectin), finding(0, byNumber))).toHaveLength(3);
  });

  test('leave out a word that only says where its neighbour comes from', () => {
    const vegetable = ingredient('vegetable', 'halal', ['plant']);
    const glycerol = { ...ingredient('glycerol', 'halal', ['plant']), steps: ['named', 'origin-stated'] };
    expect(wordsOf(finding(0, vegetable, glycerol))).toEqual(['0 glycerol']);
    expect(wordsOf(finding(0, vegetable))).toEqual(['0 vegetable']);
    const pork = ingredient('pork', 'haram', ['pork']);
    expect(wordsOf(finding(0, pork, glycerol))).toEqual(['0 pork', '0 glycerol']);
  });
});

describe('why a food is judged as it is', () => {
  test('a halal food says what is not in it, and its certificate', () => {
    const food = foodOf({ verdict: 'halal', named: [sugar], analysis: { certificate: 'counts' } });
    expect(whyFood(food)).toEqual([
      { kind: 'animals', has: 'none' },
      { kind: 'alcohol', alcohol: 'none' },
      { kind: 'certificate', standing: 'counts' },
    ]);
  });

  test('what animals give is told apart from what they are', () => {
    const animals = (named: Named[]) => whyFood(foodOf({ verdict: 'halal', named }))[0];
    expect(animals([sugar, milk])).toEqual({ kind: 'animals', has: 'products' });
    expect(animals([milk, { ...gelatine, verdict: 'halal' }])).toEqual({ kind: 'animals', has: 'bodies' });
  });

  test('a doubtful food names each ingredient that makes it so once', () => {
    const food = foodOf({ verdict: 'doubtful', named: [sugar, gelatine, gelatine] });
    expect(decidingIn(food)).toEqual([gelatine]);
    expect(whyFood(food)).toEqual([{ kind: 'ingredient', verdict: 'doubtful', named: gelatine }]);
  });

  test('an unknown food says which words are not known, or that nobody has told the list', () => {
    const food = foodOf({ verdict: 'unknown', named: [sugar], analysis: { unknown: ['zorbin'] } });
    expect(whyFood(food)).toEqual([{ kind: 'not-known', words: 'zorbin' }]);
    expect(whyFood(foodOf({ verdict: 'unknown' }))).toEqual([{ kind: 'no-list' }]);
  });

  test('the word of the desk comes first', () => {
    const desk = { halal_by: 'desk', halal_note: 'The maker told us.' } as const;
    const food = foodOf({ verdict: 'haram', named: [sugar], food: desk });
    expect(whyFood(food)[0]).toEqual({ kind: 'desk', verdict: 'haram', note: 'The maker told us.' });
  });
});
