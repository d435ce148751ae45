import { maxOptions } from '@souk/contract/modules/retail/variant-rules';

/** Columns of a sheet beside the attributes, in the order of an export; `state` is only told. */
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

/** Attributes stand in columns of their own, `attribute:colour`. */
export const attributeColumn = 'attribute:';
/** Between the values of one cell. */
export const listMark = '|';

export const isColumn = (name: string): boolean =>
  sheetColumns.includes(name) || (name.startsWith(attributeColumn) && name.length > attributeColumn.length);

/** Column → cell, empty ones left out. */
export type Cells = Record<string, string>;

export interface SheetRow {
  /** As a spreadsheet counts: the heads are row 1. */
  row: number;
  cells: Cells;
}

/** Rows of one product stand together under its name or id; a row without one is a product of its own. */
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

/** A tick as people write it; undefined where it is neither yes nor no. */
export function tickOf(cell: string): boolean | undefined {
  const word = cell.toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

export const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
