import { maxVariants as contractMax } from '@souk/contract/modules/retail/variant-fields';
import { describe, expect, test } from 'vitest';
import { blankVariant, type VariantFields } from './product-fields.ts';
import { fillRows, gridSize, maxVariants, optionsOfRows, variantGrid } from './variant-grid.ts';

const row = (fields: Partial<VariantFields>): VariantFields => ({ ...blankVariant, ...fields });
const colours = { name: 'Colour', values: 'Red, Blue' };
const sizes = { name: 'Size', values: 'S, M, S' };

describe('the grid of variants', () => {
  test('has one row per combination, equal values once', () => {
    const grid = variantGrid([colours, sizes], [blankVariant]);

    expect(grid.map(({ values }) => values.join(' '))).toEqual(['Red S', 'Red M', 'Blue S', 'Blue M']);
    expect(gridSize([colours, sizes])).toBe(4);
  });

  test('keeps what stands, and gives the row without options to the first combination', () => {
    const [first, second] = variantGrid([colours], [row({ id: '7', price: '20', sku: 'A' })]);

    expect(first).toMatchObject({ id: '7', price: '20', sku: 'A', values: ['Red'] });
    expect(second).toMatchObject({ id: '', price: '20', sku: '', values: ['Blue'] });
  });

  test('grows by an option: every old row lends its prices to those that come from it', () => {
    const rows = [row({ values: ['Red'], price: '10' }), row({ values: ['Blue'], price: '12' })];

    const grid = variantGrid([colours, sizes], rows);

    expect(grid.map(({ price }) => price)).toEqual(['10', '10', '12', '12']);
  });

  test('falls back to one row when the options go, and leaves out unfinished options', () => {
    const rows = [row({ id: '7', values: ['Red'] }), row({ values: ['Blue'] })];

    expect(variantGrid([{ name: 'Size', values: '' }], rows)).toEqual([row({ id: '7', values: [] })]);
  });

  test('never grows beyond what a product may have', () => {
    const many = Array.from({ length: 30 }, (_, index) => `v${index}`).join(', ');

    const grid = variantGrid(
      [
        { name: 'A', values: many },
        { name: 'B', values: many },
      ],
      [blankVariant],
    );

    expect(grid).toHaveLength(maxVariants);
    expect(maxVariants).toBe(contractMax);
  });
});

test('filling writes only what was given', () => {
  const rows = [row({ price: '1', stock: '4' }), row({ price: '2', stock: '5' })];

  const filled = fillRows(rows, { price: ' 9.50 ', stock: '' });

  expect(filled.map(({ price, stock }) => `${price} ${stock}`)).toEqual(['9.50 4', '9.50 5']);
});

test('options are read off the rows in the order of their names', () => {
  const rows = [row({ values: ['Red', 'S'] }), row({ values: ['Red', 'M'] })];

  expect(optionsOfRows(['Colour', 'Size'], rows)).toEqual([
    { name: 'Colour', values: 'Red' },
    { name: 'Size', values: 'S, M' },
  ]);
});
