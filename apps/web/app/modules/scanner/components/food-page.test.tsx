import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import { describe, expect, test } from 'vitest';
import { renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import { FoodNotices } from './food-notices.tsx';
import { FoodSentence } from './food-sentence.tsx';
import { LabelPanel } from './label-panel.tsx';
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
    [{ kind: 'halal-claim' }, 'it does not overrule the ingredients'],
    [{ kind: 'vegan' }, 'Rules out animal sources'],
    [{ kind: 'vegetarian' }, 'Rules out meat and fish'],
  ])('say what %o is worth: %s', async (label, words) => {
    expect(await panel([label])).toContain(words);
  });

  test.each([
    ['counts', 'so it settles open sources'],
    ['expired', 'It has expired, so it decides nothing.'],
    ['undated', 'It has no expiry date, so it decides nothing.'],
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
