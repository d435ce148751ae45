import type { FoodChange, FoodProductDetail } from '@souk/contract/modules/scanner/products';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import type { FoodPageData } from '../load-foods.server.ts';
import { CompositionPanel } from './composition-panel.tsx';
import { FoodChanges } from './food-changes.tsx';
import { FoodNotices } from './food-notices.tsx';
import { FoodResults } from './food-results.tsx';
import { FoodSentence } from './food-sentence.tsx';
import { LabelPanel } from './label-panel.tsx';
import { NutritionPanel } from './nutrition-panel.tsx';
import { WhyCards } from './why-cards.tsx';

const named = (words: string, verdict: string, changes: object = {}) => ({
  words,
  name: words,
  additive: null,
  origins: ['plant'],
  verdict,
  steps: ['named'],
  why: null,
  source: null,
  ...changes,
});
const finding = (...ones: object[]) => ({
  text: 'list',
  section: 'ingredients',
  depth: 0,
  percent: null,
  unknown: [],
  named: ones,
});
const bare = {
  verdict: 'halal',
  halal_status: 'halal',
  halal_by: 'engine',
  halal_note: null,
  status: 'verified',
  reject_reason: null,
  warnings: [],
  labels: [],
  analysis: {
    alcohol: 'none',
    certificate: null,
    unknown: [],
    conflicts: [],
    findings: [finding(named('sugar', 'halal'))],
  },
};
const foodWith = (changes: object = {}, analysis: object = {}) =>
  ({ ...bare, ...changes, analysis: { ...bare.analysis, ...analysis } }) as unknown as FoodProductDetail;

describe('the sentence on a food', () => {
  const said = async (changes: object, analysis: object = {}) =>
    wordsOf(await renderAt('/', <FoodSentence food={foodWith(changes, analysis)} />));
  const two = [finding(named('sugar', 'halal'), named('salt', 'halal'))];
  const judged = (verdict: string) => ({
    findings: [finding(named('gelatine', verdict), named('rum', verdict))],
  });

  test.each([
    [{}, {}, 'Its only ingredient is cleared.'],
    [{}, { findings: two }, 'All 2 ingredients are cleared.'],
    [
      {},
      { findings: two, certificate: 'counts' },
      'All 2 ingredients are cleared, and a current certificate covers',
    ],
    [{}, { findings: two, certificate: 'expired' }, 'All 2 ingredients are cleared.'],
    [{ verdict: 'unknown' }, { unknown: ['zorbin'] }, 'We do not know this ingredient yet: zorbin.'],
    [{ verdict: 'unknown' }, {}, 'Nobody has told us enough about the ingredients yet.'],
    [{ verdict: 'haram' }, judged('haram'), 'Contains what is not permitted: gelatine and rum.'],
    [{ verdict: 'doubtful' }, judged('doubtful'), 'The source is unclear or disputed: gelatine and rum.'],
    [{ verdict: 'haram', halal_by: 'desk' }, {}, 'Our team judged this food by hand.'],
    [{ verdict: 'haram' }, {}, 'See the ingredients below.'],
  ])('%o %o: %s', async (changes, analysis, words) => {
    expect(await said(changes, analysis)).toContain(words);
  });

  test('names three words at most', async () => {
    const many = ['a', 'b', 'c', 'd'].map((words) => named(words, 'haram'));

    expect(await said({ verdict: 'haram' }, { findings: [finding(...many)] })).toBe(
      'Contains what is not permitted: a, b, and c.',
    );
  });
});

describe('the reasons for a verdict', () => {
  const cards = async (changes: object, analysis: object = {}) =>
    wordsOf(await renderAt('/', <WhyCards food={foodWith(changes, analysis)} />));

  test.each([
    [{}, {}, /Why it is halal.*Nothing from animals.*No alcohol/],
    [{}, { alcohol: 'trace' }, /At most a trace of alcohol/],
    [{}, { findings: [finding(named('milk', 'halal', { origins: ['milk'] }))] }, /No meat and no gelatine/],
    [
      {},
      { findings: [finding(named('meat', 'halal', { origins: ['meat'] }))] },
      /Animal sources are cleared/,
    ],
    [{}, { certificate: 'counts' }, /Certificate on file/],
    [{}, { certificate: 'unknown-certifier' }, /We do not know who certified it/],
    [
      { verdict: 'unknown' },
      { unknown: ['zorbin'] },
      /Why it is unknown.*zorbin.*We do not recognise this word yet/,
    ],
    [{ verdict: 'unknown' }, { findings: [] }, /No ingredients yet/],
    [
      { verdict: 'haram', halal_by: 'desk', halal_note: 'Told by the maker.' },
      {},
      /Judged by our team ?Told by the maker\./,
    ],
  ])('%o %o are told', async (changes, analysis, words) => {
    expect(await cards(changes, analysis)).toMatch(words);
  });

  test('explain an ingredient by its own words, else by the last step, else by its origin', async () => {
    const card = (changes: object) =>
      cards({ verdict: 'doubtful' }, { findings: [finding(named('E471', 'doubtful', changes))] });

    expect(await card({ why: 'Fats of plants or animals.' })).toContain('Fats of plants or animals.');
    expect(await card({ steps: ['named', 'origin-open'] })).toContain(
      'The pack does not say where it comes from.',
    );
    expect(await card({ steps: [], origins: ['plant', 'animal'] })).toContain('Plant, animal');
  });

  test('say of a certificate who gave it and how long it holds', async () => {
    const label = {
      kind: 'halal-certificate',
      certifier: 'afic',
      certifier_name: 'AFIC',
      number: 'N-7',
      valid_until: '2027-03-01',
    };
    const certified = { certificate: 'counts' };

    expect(await cards({ labels: [label] }, certified)).toContain('AFIC, N-7, valid to 01/03/2027.');
    expect(
      await cards({ labels: [{ ...label, certifier_name: null, valid_until: null }] }, certified),
    ).toContain('afic, N-7');
  });
});

describe('the notices on a food', () => {
  const notices = async (changes: object) => renderAt('/', <FoodNotices food={foodWith(changes)} />);

  test.each([
    [{ status: 'pending' }, 'Only you and our team see this page until the food is verified.'],
    [
      { status: 'rejected', reject_reason: 'It exists already.' },
      'This food was not added. It exists already.',
    ],
    [{ warnings: [{ kind: 'contains', allergen: 'milk' }] }, 'Contains milk: you avoid it'],
    [{ warnings: [{ kind: 'may-contain', allergen: 'milk' }] }, 'May contain milk: you avoid it'],
    [
      { warnings: [{ kind: 'not-known', allergen: 'milk' }] },
      'Not known whether it contains milk: you avoid it',
    ],
    [{ warnings: [{ kind: 'breaks-diet', diet: 'vegan' }] }, 'Not vegan: you eat vegan'],
  ])('%o read %s', async (changes, words) => {
    expect(wordsOf(await notices(changes))).toContain(words);
  });

  test('are red only where something is certain', async () => {
    expect(await notices({ warnings: [{ kind: 'contains', allergen: 'milk' }] })).toContain('bg-bad-soft');
    expect(await notices({ warnings: [{ kind: 'may-contain', allergen: 'milk' }] })).not.toContain(
      'bg-bad-soft',
    );
    expect(wordsOf(await notices({}))).toBe('');
  });
});

describe('the certificates and labels of a pack', () => {
  const certificate = {
    kind: 'halal-certificate',
    certifier: 'afic',
    certifier_name: null,
    country: null,
    number: null,
    valid_until: null,
  };
  const panel = async (labels: object[], standing: string | null = null) =>
    wordsOf(await renderAt('/', <LabelPanel {...foodWith({ labels }, { certificate: standing })} />));

  test.each([
    [{ kind: 'halal-claim' }, 'it overrules no ingredient'],
    [{ kind: 'vegan' }, 'Rules out animal sources'],
    [{ kind: 'vegetarian' }, 'Rules out meat and fish'],
  ])('say what %o is worth: %s', async (label, words) => {
    expect(await panel([label])).toContain(words);
  });

  test.each([
    ['counts', 'so it settles open sources'],
    ['expired', 'It has expired and settles nothing.'],
    ['undated', 'It has no expiry date, so it settles nothing.'],
    ['unknown-certifier', 'We do not know its certifier'],
  ])('say what a certificate that is %s is worth', async (standing, words) => {
    expect(await panel([certificate], standing)).toContain(words);
  });

  test('say of a certificate what is known, and no more', async () => {
    const until = { ...certificate, valid_until: '2027-03-01' };

    expect(await panel([until])).toContain('Valid to 01/03/2027.');
    expect(await panel([{ ...until, country: 'AU', number: '7' }])).toContain('AU, 7, valid to 01/03/2027.');
    expect(await panel([{ ...certificate, number: '7' }])).toMatch(/afic 7\./);
    expect(await panel([])).toBe('');
  });
});

describe('the nutrition of a food', () => {
  const nutrition = {
    energy_kj: 1000,
    fat_g: 1.234,
    saturated_g: null,
    carbohydrates_g: null,
    sugars_g: null,
    fibre_g: null,
    protein_g: null,
    salt_g: 0,
    fruit_percent: null,
  };
  const rated = { nutrition, nova: null, nutri_grade: null, health_stars: null };
  const panel = async (changes: object) =>
    renderAt(
      '/',
      <NutritionPanel {...({ ...rated, ...changes } as unknown as Parameters<typeof NutritionPanel>[0])} />,
    );

  test('is told as far as it is known, and 0 is known', async () => {
    const words = wordsOf(await panel({}));

    expect(words).toContain('1000 kJ (239 kcal)');
    expect(words).toMatch(/Fat ?1\.23 g/);
    expect(words).toMatch(/Salt ?0 g/);
    expect(words).not.toMatch(/Sugars|Protein/);
  });

  test('is missing where neither a table nor a group is known', async () => {
    expect(await panel({ nutrition: null })).toBe('');
    expect(wordsOf(await panel({ nutrition: null, nova: 4 }))).toMatch(
      /Ultra-processed.*Nobody has added its nutrition table/,
    );
  });

  test('has an estimated grade where the share of fruit is not on the pack', async () => {
    expect(wordsOf(await panel({ nutri_grade: 'b' }))).toContain('Estimated:');
    expect(
      wordsOf(await panel({ nutri_grade: 'b', nutrition: { ...nutrition, fruit_percent: 0 } })),
    ).not.toContain('Estimated:');
  });

  test.each([
    [3.5, 3, true],
    [4, 4, false],
    [0.5, 0, true],
  ])('with %f stars shows %i whole ones and a half: %s', async (stars, whole, hasHalf) => {
    const shown = await panel({ health_stars: stars });
    const icons = [...shown.matchAll(/<svg[^>]*>/g)].map(([icon]) => icon);

    expect(wordsOf(shown)).toContain(stars.toFixed(1));
    expect(icons).toHaveLength(5);
    expect(icons.filter((icon) => icon.includes('text-ink-3'))).toHaveLength(5 - whole - (hasHalf ? 1 : 0));
  });
});

describe('what a list tells', () => {
  const nothing = { palm_oil: null, fruit: null, organic: null, not_graded: null };
  const panel = async (changes: object) =>
    wordsOf(await renderAt('/', <CompositionPanel composition={{ ...nothing, ...changes } as never} />));

  test.each([
    [{ palm_oil: 'may' }, 'Palm oil Possibly: the list does not say which plant'],
    [{ fruit: { least: 40, most: 40, estimate: 40 } }, '40 %'],
    [{ fruit: { least: 20, most: 60, estimate: 40 } }, 'About 40 % (between 20 % and 60 %)'],
    [{ organic: { least: 95, most: 95, estimate: 95 } }, 'From organic farming 95 %'],
    [{ not_graded: 'water' }, 'Not graded: plain water has no grade'],
  ])('%o reads %s', async (composition, words) => {
    expect(await panel(composition)).toContain(words);
  });

  test('is nothing where it is nothing', async () => {
    const none = { least: 0, most: 0, estimate: 0 };

    expect(await panel({})).toBe('');
    expect(await panel({ fruit: none, organic: none })).toBe('');
  });
});

describe('a list of foods', () => {
  const food = {
    id: 7,
    name: 'Oats',
    brand: null,
    quantity: null,
    image: null,
    path: '/food/7',
    verdict: 'halal',
    warnings: [],
    is_favourite: false,
  };
  const page = {
    data: [food],
    total: 1,
    total_is_exact: true,
    is_fuzzy: false,
    current_page: 1,
    last_page: 1,
  };
  const results = (changes: object | null) =>
    renderAt(
      '/food-scanner',
      <FoodResults page={changes && ({ ...page, ...changes } as unknown as FoodPageData)} />,
    );

  test.each([
    [{}, '1 food '],
    [{ total: 12 }, '12 foods'],
    [{ total: 100, total_is_exact: false }, 'More than 100 foods'],
    [{ is_fuzzy: true }, 'No exact match. These are the closest:'],
  ])('says how many there are: %o', async (changes, words) => {
    expect(wordsOf(await results(changes))).toContain(words);
  });

  test('that is empty leads to adding one, and one that failed can be tried again', async () => {
    expect(linksIn(await results({ data: [], total: 0 }))).toEqual({ 'Add a product': '/add-product' });
    expect(buttonsIn(await results(null))).toContain('Try again');
    expect(wordsOf(await results({}))).not.toMatch(/No exact match|Items not found/);
  });
});

describe('what differs between two packs', () => {
  const changes = async (change: object) =>
    wordsOf(
      await renderAt('/', <FoodChanges changes={[{ language: null, ...change } as unknown as FoodChange]} />),
    );

  test('is told as it was and as it is; what was missing is a dash', async () => {
    expect(await changes({ field: 'name', before: 'Oat', after: 'Oats' })).toBe('Name Before Oat After Oats');
    expect(await changes({ field: 'brand', before: '', after: 'Mill' })).toBe('Brand Before – After Mill');
  });

  test('names categories by their words and languages by their code', async () => {
    expect(await changes({ field: 'category', before: 'ready-meals', after: 'odd' })).toBe(
      'Category Before Ready meals After odd',
    );
    expect(await changes({ field: 'name', language: 'de', before: 'ready-meals', after: 'b' })).toBe(
      'Name (DE) Before ready-meals After b',
    );
  });
});
