import type { PostageDetails } from '@souk/contract/modules/sellers/postage';

/** One postage method as it is typed. */
export interface PostageRow {
  name: string;
  price: string;
  days: string;
}

export const emptyRow: PostageRow = { name: '', price: '', days: '' };

/** Told where another row is asked for too early (spec §5, reading of mandatory-before-add). */
export const fillRowFirst = 'Please fill mandatory fields before adding another.';

const dollarsOf = (cents: number) => (cents / 100).toFixed(2);

/** Saved methods as rows; at least one row is there to fill in. */
export function rowsOf(postage: PostageDetails | null): PostageRow[] {
  const rows = (postage?.methods ?? []).map(({ name, price, days }) => ({
    name,
    price: dollarsOf(price.cents),
    days: String(days),
  }));
  return rows.length > 0 ? rows : [emptyRow];
}

export const isBlankRow = (row: PostageRow): boolean =>
  Object.values(row).every((value) => value.trim() === '');

const isFilledRow = (row: PostageRow): boolean => Object.values(row).every((value) => value.trim() !== '');

/** Whether another row may follow: the rows that are there come first. */
export const mayAddRow = (rows: readonly PostageRow[]): boolean => rows.every(isFilledRow);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Rows as a form sends them; anything else is an empty row. */
export function typedRows(value: unknown): PostageRow[] {
  if (!Array.isArray(value)) return [];
  return Array.from(value, (row: Partial<Record<keyof PostageRow, unknown>> | undefined) => ({
    name: textOf(row?.name),
    price: textOf(row?.price),
    days: textOf(row?.days),
  }));
}

/** What is sent to the API: rows that nobody touched are left out. */
export const sentRows = (rows: readonly PostageRow[]): PostageRow[] => rows.filter((row) => !isBlankRow(row));
