import { maxOptions } from '@souk/contract/modules/retail/variant-rules';

/** Columns of a sheet besides attributes, in the order of an export; `state` is read-only. */
export const sheetColumns = [
  'product',
  'variant',
  'title',
  'description',
  'category',
  'brand',
  'ingredients',
  'condition',
  'gst_free',
  'pickup',
  'postage',
  'low_stock_at',
  'state',
  ...Array.from({ length: maxOptions }, (_none, index) => [
    `option_${index + 1}`,
    `value_${index + 1}`,
  ]).flat(),
  'sku',
  'barcode',
  'price',
  'was_price',
  'stock',
  'weight_grams',
  'active',
];

/** Attributes have columns of their own, `attribute:colour`. */
export const attributeColumn = 'attribute:';
/** Separates several values in one cell. */
export const listMark = '|';

export const isColumn = (name: string): boolean =>
  sheetColumns.includes(name) || (name.startsWith(attributeColumn) && name.length > attributeColumn.length);

/** Column → cell, empty ones left out. */
export type Cells = Record<string, string>;

export interface SheetRow {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  cells: Cells;
}

/** Rows with the same name or id belong to one product; a row without one is a product of its own. */
export function groupRows(rows: readonly SheetRow[]): SheetRow[][] {
  const groups = new Map<string, SheetRow[]>();
  for (const row of rows) {
    const key = row.cells.product ?? `row ${row.row}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

const yes = new Set(['1', 'yes', 'true', 'y', 'on']);
const no = new Set(['0', 'no', 'false', 'n', 'off']);

/** A yes or no in any common spelling; undefined if it is neither. */
export function tickOf(cell: string): boolean | undefined {
  const word = cell.toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

export const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
