import type { ProductForm } from '@souk/contract/modules/retail/products';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../lib/say-texts.testing.ts';
import { readProductFields } from './product-fields.ts';
import {
  asFormProblems,
  bodyOf,
  copyOf,
  draftProblems,
  fieldsOf,
  problemsOf,
} from './product-form.server.ts';

const aud = (cents: number) => ({ cents, currency: 'AUD' as const });
const variant = (id: number, options: Record<string, string>, position: number) => ({
  id,
  options,
  position,
  sku: `S${id}`,
  barcode: null,
  price: aud(1250),
  was_price: null,
  stock: 4,
  held: 1,
  free: 3,
  weight_grams: 300,
  image_id: 7,
  is_active: true,
});

const product: ProductForm = {
  id: 5,
  slug: 'mug-5',
  path: '/product-details/retail/mug-5',
  state: 'draft',
  rejection_reason: null,
  is_sold_out: false,
  is_low: false,
  category_id: 421,
  category_name: 'Tableware',
  title: 'Mug',
  brand: null,
  condition: 'new',
  image: null,
  price: aud(1250),
  price_to: aud(1250),
  variants_count: 2,
  stock: 8,
  free: 6,
  sold_count: 0,
  rating: 0,
  rating_count: 0,
  is_premium: 0,
  featured_classified: 0,
  created_at: '2026-11-20T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
  moves: ['submit'],
  may_delete: true,
  ingredients: null,
  food: null,
  description: 'Holds tea.',
  attributes: { colour: ['red'], dishwasher: true },
  is_gst_free: false,
  low_stock_at: null,
  has_pickup: true,
  postage: aud(0),
  images: [],
  option_names: ['Colour', 'Size'],
  variants: [variant(1, { Size: 'S', Colour: 'Red' }, 0), variant(2, { Size: 'L', Colour: 'Red' }, 1)],
};

describe('the form of a product', () => {
  test('has the values of every variant in the order of its options', () => {
    const fields = fieldsOf(product);

    expect(fields.options).toEqual([
      { name: 'Colour', values: 'Red' },
      { name: 'Size', values: 'S, L' },
    ]);
    expect(fields.variants.map(({ values }) => values)).toEqual([
      ['Red', 'S'],
      ['Red', 'L'],
    ]);
    expect(fields).toMatchObject({
      postage_kind: 'own',
      postage: '0.00',
      attributes: { dishwasher: 'true' },
    });
  });

  test('sends back what it read, and no picture that the product does not have', () => {
    const body = bodyOf(fieldsOf(product), []);

    expect(draftProblems(fieldsOf(product))).toEqual({});
    expect(body.variants[0]).toMatchObject({ id: '1', options: { Colour: 'Red', Size: 'S' }, image_id: '' });
    expect(body.postage).toBe('0.00');
  });

  test('leaves out of a copy what belongs to one product alone', () => {
    const [first] = copyOf(product).variants;

    expect(first).toMatchObject({ id: '', sku: '', barcode: '', image_id: '', stock: '', price: '12.50' });
  });

  test('tells a problem of an option at the option, and one of a price at its row', () => {
    const fields = fieldsOf(product);

    expect(
      asFormProblems({ 'variants.1.options.Size': ['a'], 'variants.0.price': ['b'], title: ['c'] }, fields),
    ).toEqual({ 'options.1.values': ['a'], 'variants.0.price': ['b'], title: ['c'] });
  });

  test('needs no description as a draft, but to be submitted', () => {
    const fields = { ...fieldsOf(product), description: '' };

    expect(draftProblems(fields)).toEqual({});
    expect(inEnglish(problemsOf(fields, []))).toEqual({ description: ['Description is required.'] });
  });

  test('is not kept while its variants do not fit its options', () => {
    const fields = fieldsOf(product);
    const grown = { ...fields, options: [...fields.options, { name: 'Glaze', values: 'Matt' }] };

    expect(Object.keys(draftProblems(grown))).toContain('options');
  });

  test('asks a blank one for its category, title and price', () => {
    expect(Object.keys(draftProblems(readProductFields({})))).toEqual(
      expect.arrayContaining(['category_id', 'title', 'variants.0.price']),
    );
  });
});
