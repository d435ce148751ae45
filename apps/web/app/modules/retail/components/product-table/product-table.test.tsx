import type { Product, ProductForm, Variant } from '@souk/contract/modules/retail/products';
import type { AskedQuestion } from '@souk/contract/modules/retail/questions';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../../lib/render.testing.tsx';
import { PricePanel } from './price-panel.tsx';
import { ProductRow } from './product-row.tsx';
import { QuestionCard } from './question-card.tsx';
import { VariantQuick } from './variant-quick.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const now = '2026-03-02T02:00:00.000Z';
const product = {
  id: 7,
  title: 'Blue cup',
  path: '/cup',
  image: null,
  category_name: 'Kitchen',
  variants_count: 1,
  rejection_reason: null,
  is_premium: 0,
  featured_classified: 0,
  state: 'approved',
  is_low: false,
  is_sold_out: false,
  stock: 40,
  free: 40,
  price: money(500),
  price_to: money(500),
  sold_count: 1200,
  moves: [],
};
const nothing = () => undefined;
const row = (changes: object = {}, isOpen = false) =>
  renderAt(
    '/ad-management',
    <ProductRow
      product={{ ...product, ...changes } as unknown as Product}
      isChosen={false}
      isOpen={isOpen}
      onChoose={nothing}
      onToggle={nothing}
    />,
  );
const read = async (...given: Parameters<typeof row>) => wordsOf(await row(...given));

describe('a product in the management', () => {
  test.each([
    [{}, '40 pieces'],
    [{ stock: 1, free: 1 }, '1 piece'],
    [{ is_low: true, stock: 2 }, 'Low, 2'],
    [{ is_low: true, stock: 2, variants_count: 3 }, 'Low, 2 in all'],
    [{ is_low: true, is_sold_out: true }, 'Sold out'],
    [{ free: 35 }, '5 in open orders'],
    [{ price_to: money(900) }, '$5.00 to $9.00'],
    [{ variants_count: 3 }, '3 variants'],
    [{ is_premium: 1, featured_classified: 1 }, 'Premium'],
    [{ featured_classified: 1 }, 'Featured'],
    [{ rejection_reason: 'The photo shows something else.' }, 'The photo shows something else.'],
  ])('says how it stands: %o', async (changes, words) => {
    expect(await read(changes)).toContain(words);
  });

  test('says nothing of what is not so', async () => {
    expect(await read()).not.toMatch(/Low|Sold out|open orders| to \$|variant|Premium|Featured/);
    expect(await read({ is_premium: 1, featured_classified: 1 })).not.toContain('Featured');
    expect(await read({ is_sold_out: true, is_low: true, state: 'draft' })).not.toMatch(/Low|Sold out/);
  });

  test.each([
    ['approved', '/ad-management/products/7'],
    ['pending', '/ad-management/products/7'],
    ['draft', '/post-ad?product=7'],
    ['rejected', '/post-ad?product=7'],
  ])('that is %s is edited at %s', async (state, path) => {
    expect(linksIn(await row({ state }))).toMatchObject({ 'Blue cup': path, Edit: path });
  });

  test('is boosted and put into a deal only while it is on sale', async () => {
    const open = linksIn(await row());
    const draft = linksIn(await row({ state: 'draft' }));

    expect(open).toMatchObject({
      Boost: '/boostAd-pay/7?kind=retail.product',
      'Make a daily deal': '/create-daily-deals?product=7',
    });
    expect(draft).not.toHaveProperty('Boost');
    expect(draft).not.toHaveProperty('Make a daily deal');
  });

  test('that is archived can be duplicated, but not edited', async () => {
    const links = linksIn(await row({ state: 'archived' }));

    expect(links).not.toHaveProperty('Edit');
    expect(links).toMatchObject({ Duplicate: '/post-ad?copy=7' });
  });
});

const variant = {
  id: 5,
  options: { Size: 'Large', Colour: 'Blue' },
  price: money(500),
  was_price: null,
  stock: 4,
  held: 0,
  sku: 'CUP-1',
  is_active: true,
};
const form = { id: 7, option_names: ['Colour', 'Size'], variants: [variant] };

describe('one variant on the spot', () => {
  const quick = (changes: object = {}, problems: object | null = null) =>
    renderAt(
      '/ad-management',
      <VariantQuick
        product={form}
        variant={{ ...variant, ...changes } as unknown as Variant}
        back="/ad-management"
        {...(problems ? { refused: problems as never } : {})}
      />,
    );

  test('is named by its values in the order of the options', async () => {
    expect(wordsOf(await quick())).toContain('Blue / Large');
    expect(wordsOf(await quick({ options: {} }))).toContain('One variant');
  });

  test('says what is held and that it is not on sale', async () => {
    expect(wordsOf(await quick({ held: 2, is_active: false }))).toContain(
      'CUP-1 · 2 in open orders · not on sale',
    );
    expect(wordsOf(await quick({ sku: null }))).not.toContain('·');
  });

  test('starts with its prices in dollars; no earlier price is an empty field', async () => {
    expect(await quick({ was_price: money(750) })).toMatch(
      /name="was_price"[^>]*value="7\.50"|value="7\.50"[^>]*name="was_price"/,
    );
    expect(await quick()).toMatch(/value="5\.00"/);
  });

  test('shows a refusal only at the variant that was refused', async () => {
    const problems = { fields: {}, values: {}, form: 'It has changed since.' };

    expect(wordsOf(await quick({}, { variantId: 5, problems }))).toContain('It has changed since.');
    expect(wordsOf(await quick({}, { variantId: 6, problems }))).not.toContain('It has changed since.');
  });
});

describe('the price history of a variant', () => {
  const entry = (cents: number, since: string) => ({ price: money(cents), since });
  const history = (...prices: object[]) => ({ prices, lowest_30_days: money(450) });
  const panel = (of: object | null, product: object = form) =>
    renderAt(
      '/ad-management/products/7/stock',
      <PricePanel product={product as unknown as ProductForm} shownId={5} history={of as never} />,
      { now },
    );

  test('begins with the first price that was saved', async () => {
    const none = 'Prices are recorded from the day the variant is saved.';

    expect(wordsOf(await panel(null))).toContain(none);
    expect(wordsOf(await panel(history()))).toContain(none);
    expect(wordsOf(await panel(history(entry(500, '2026-02-01T00:00:00.000Z'))))).not.toContain(none);
  });

  test('says the lowest of 30 days, which a deal has to be below', async () => {
    const shown = await panel(
      history(entry(500, '2026-02-01T00:00:00.000Z'), entry(600, '2026-02-20T00:00:00.000Z')),
    );

    expect(wordsOf(shown)).toContain('Lowest of the last 30 days: $4.50.');
    expect(shown).toContain('aria-label="Price of Blue / Large over time"');
  });

  test('names one price where it never changed, else the highest and the lowest', async () => {
    const first = entry(500, '2026-02-01T00:00:00.000Z');
    const axisOf = async (...prices: object[]) =>
      [
        ...((await panel(history(...prices))).split('<svg')[0]?.matchAll(/<span>(\$[\d.]+)<\/span>/g) ?? []),
      ].map(([, cents]) => cents);

    expect(await axisOf(first, entry(500, '2026-02-20T00:00:00.000Z'))).toEqual(['$5.00']);
    expect(await axisOf(first, entry(600, '2026-02-20T00:00:00.000Z'))).toEqual(['$6.00', '$5.00']);
  });

  test('is chosen by variant where there are several', async () => {
    const several = {
      ...form,
      variants: [variant, { ...variant, id: 6, options: { Size: 'Small', Colour: 'Red' } }],
    };

    expect(linksIn(await panel(null, several))).toEqual({
      'Blue / Large': '/ad-management/products/7/stock?variant=5#prices',
      'Red / Small': '/ad-management/products/7/stock?variant=6#prices',
    });
    expect(linksIn(await panel(null))).toEqual({});
  });
});

describe('a question to the shop', () => {
  const question = {
    id: 3,
    text: 'Is it blue?',
    asker: 'Anna B.',
    product: { title: 'Blue cup', path: '/cup', image: null },
    asked_at: now,
    answer: null,
    answered_at: null,
  };
  const card = (changes: object = {}, refused?: object) =>
    renderAt(
      '/questions',
      <QuestionCard
        question={{ ...question, ...changes } as unknown as AskedQuestion}
        refused={refused as never}
      />,
      { now },
    );

  test('waits for its answer, which can be reworded later', async () => {
    const open = await card();
    const answered = await card({ answer: 'Yes.', answered_at: now });

    expect(wordsOf(open)).toContain('Waiting');
    expect(buttonsIn(open)).toEqual(['Send answer']);
    expect(wordsOf(answered)).toContain('Answered');
    expect(wordsOf(answered)).toContain('Reword it');
    expect(buttonsIn(answered)).toEqual(['Change answer']);
  });

  test('keeps the refusal of its own answer', async () => {
    const problems = { fields: { answer: ['Answer is required.'] }, values: {} };

    expect(wordsOf(await card({}, { questionId: 3, problems }))).toContain('Answer is required.');
    expect(wordsOf(await card({}, { questionId: 4, problems }))).not.toContain('Answer is required.');
  });
});
