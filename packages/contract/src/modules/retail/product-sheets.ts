import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { cents, decimal, wholeNumber } from '../../shared/numbers.ts';
import { inSchema, say } from '../../shared/say.ts';
import { anyId, Id, Nothing, ownId, Tick } from '../../shared/values.ts';
import { productTabs } from './products.ts';
import { count } from './variant-fields.ts';

/** Products of one bulk edit. */
export const maxBulk = 500;
/** Rows of one sheet. */
export const maxSheetRows = 2000;

/** One change that is made to every chosen product. */
export const BulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price-percent'), percent: decimal({ min: -99, max: 1000 }) }),
  z.object({
    kind: z.literal('price-amount'),
    /** Dollars that every price rises by, or falls by below zero. */
    amount: cents({ min: -100_000_000, max: 100_000_000 }),
  }),
  z.object({ kind: z.literal('stock-set'), stock: count }),
  z.object({ kind: z.literal('stock-add'), by: wholeNumber({ min: -1_000_000, max: 1_000_000 }) }),
  z.object({ kind: z.literal('move'), move: z.enum(['submit', 'archive', 'restore']) }),
  z.object({ kind: z.literal('category'), category_id: anyId('catalogue.category', 200) }),
]);
export type BulkChange = z.output<typeof BulkChange>;

export const BulkReport = z
  .object({
    /** Products changed: all that were chosen, or none. */
    changed: z.int(),
    refused: z.array(z.object({ product_id: Id, title: z.string(), field: z.string(), message: z.string() })),
  })
  .meta({ id: 'BulkReport' });
export type BulkReport = z.infer<typeof BulkReport>;

export const bulkRefusedText = 'Nothing was changed. Please look at the marked products.';

export const bulkEditProducts = endpoint({
  method: 'POST',
  path: '/retail/products/bulk',
  access: ['retail'],
  acting: 'allowed',
  summary: 'Makes one change to many own products: to all of them, or to none and says why.',
  body: z.object({
    product_ids: z
      .array(ownId('retail.product'), 'Please choose a product.')
      .min(1, 'Please choose a product.')
      .max(maxBulk, inSchema(say`Please choose up to ${maxBulk} products.`)),
    change: BulkChange.meta({ examples: [{ kind: 'stock-set', stock: 3 }] }),
  }),
  reply: BulkReport,
  message: 'Updated successfully.',
});

export const exportProducts = endpoint({
  method: 'GET',
  path: '/retail/products/sheet',
  access: ['retail'],
  summary: 'Own products as a CSV file, one row per variant.',
  query: z.object({ status: z.enum(productTabs).optional().catch(undefined) }),
  reply: Nothing,
});

export const SheetReport = z
  .object({
    created: z.int(),
    updated: z.int(),
    /** Counted as a spreadsheet does: the first row below the heads is 2. */
    refused: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
  })
  .meta({ id: 'SheetReport' });
export type SheetReport = z.infer<typeof SheetReport>;

export const notCsvText = 'Only CSV files in UTF-8 are accepted.';
export const sheetTriedText = 'Nothing has been saved.';
export const tooManyRowsText = say`A sheet can have up to ${maxSheetRows} rows.`;

export const importProducts = endpoint({
  method: 'POST',
  path: '/retail/products/sheet',
  access: ['retail'],
  acting: 'allowed',
  summary:
    'Reads a CSV file: new products become drafts, known ones change. All rows of a product hold or none does. A trial reports the same and saves nothing.',
  body: z.object({
    /** The sheet itself, where no file is sent. */
    sheet: blankAsMissing(z.string().max(4_000_000).optional()),
    /** Says what would become of every row, and saves nothing. */
    is_trial: Tick.default(false),
  }),
  files: { field: 'file', max: 1, kind: 'document' },
  reply: SheetReport,
  message: 'File uploaded successfully.',
});
