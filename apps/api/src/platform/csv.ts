import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet may begin to calculate at, ours and full-width; blanks and our own mark may stand before it. */
const formula = /^[\s\u00A0\u3000]*'*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^'*[\t\r\n]/u;
const plainNumber = /^-?\d{1,15}(\.\d{1,10})?$/;

/** Text that a spreadsheet shows as it stands; numbers below zero stay numbers. */
export const safeCell = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** What was written before `safeCell`, for sheets that come back. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Every file of rows that leaves the house; no cell of it can make a spreadsheet calculate. */
export const writeCsv = (
  columns: readonly string[],
  rows: readonly (readonly unknown[] | Record<string, unknown>)[],
): string =>
  stringify([...rows] as Record<string, unknown>[], {
    header: true,
    columns: columns.map((key) => ({ key, header: safeCell(key) })),
    bom: true,
    cast: { string: (text) => safeCell(text) },
    // A spreadsheet of another country parts cells by these.
    quoted_match: /[;\t|]/,
    record_delimiter: '\r\n',
  });
