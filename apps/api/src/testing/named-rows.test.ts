import { endpoint } from '@souk/contract/shared/endpoint';
import { blankAsMissing, listOf } from '@souk/contract/shared/fields';
import { wholeNumber } from '@souk/contract/shared/numbers';
import { text } from '@souk/contract/shared/texts';
import { anyId, Id, Nothing, ownId } from '@souk/contract/shared/values';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rowsNamedBy, soundCall } from './named-rows.ts';

const change = endpoint({
  method: 'PUT',
  path: '/shelves/:id',
  access: 'signed-in',
  summary: 'Changes a shelf.',
  params: z.object({ id: ownId('shop.shelf') }),
  body: z.object({
    title: text('Title'),
    note: z.string().optional(),
    items: z.array(z.object({ product_id: ownId('shop.product'), quantity: z.int().min(1) })),
    image_ids: listOf(ownId('shop.image', 423)),
    category_id: blankAsMissing(anyId('catalogue.category').optional()),
  }),
  reply: Nothing,
});

describe('the rows that a call names', () => {
  test('are read from the contract, however deep they stand', () => {
    expect(rowsNamedBy(change)).toEqual({
      rows: [
        { at: 'params.id', kind: 'shop.shelf', isOwn: true, strangerStatus: 404, count: 1 },
        { at: 'body.items.product_id', kind: 'shop.product', isOwn: true, strangerStatus: 404, count: 1 },
        { at: 'body.image_ids', kind: 'shop.image', isOwn: true, strangerStatus: 423, count: 1 },
        { at: 'body.category_id', kind: 'catalogue.category', isOwn: false, strangerStatus: 404, count: 1 },
      ],
      undeclared: [],
    });
  });

  test('are missed by their schema and by their name where nothing is declared', () => {
    const body = z.object({ before: Id.optional(), offer_id: wholeNumber(), page_id: z.enum(['home']) });

    expect(rowsNamedBy({ ...change, body }).undeclared).toEqual(['body.before', 'body.offer_id']);
  });

  test('stand in a call that the schemas accept', () => {
    const ids: Record<string, number> = { 'shop.shelf': 1, 'shop.product': 2, 'shop.image': 3 };

    expect(soundCall(change, ({ kind }) => ids[kind])).toEqual({
      params: { id: 1 },
      query: undefined,
      body: { title: 'Olive', items: [{ product_id: 2, quantity: 1 }], image_ids: [3] },
    });
  });

  test('are as many as a list needs', () => {
    const body = z.object({ page_ids: listOf(ownId('shop.page')).refine(({ length }) => length === 3) });

    expect(rowsNamedBy({ ...change, body }).rows.at(-1)).toMatchObject({ at: 'body.page_ids', count: 3 });
    expect(soundCall({ ...change, body }, ({ nth }) => 7 + nth).body).toEqual({ page_ids: [7, 8, 9] });
  });

  test('ask for an example where no common value suits a field', () => {
    const body = z.object({ plate: z.string().regex(/^[A-Z]{3}-\d{3}$/) });

    expect(() => soundCall({ ...change, body }, () => 1)).toThrow(
      'No value is known that suits body.plate; give it one by .meta({ examples: […] }).',
    );
  });
});
