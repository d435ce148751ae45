import { stringify } from 'csv-stringify/sync';

/** How a formula of a spreadsheet can begin, ASCII and full-width; spaces and our own mark may come before it. */
const formula = /^[\s\u00A0\u3000]*'*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^'*[\t\r\n]/u;
const plainNumber = /^-?\d{1,15}(\.\d{1,10})?$/;

/** Text that a spreadsheet shows as it is; negative numbers stay numbers. */
export const safeCell = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** The original text of a cell that went through `safeCell`, for imported sheets. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Writes every exported CSV; no cell of it can run as a formula. */
export const writeCsv = (
  columns: readonly string[],
  rows: readonly (readonly unknown[] | Record<string, unknown>)[],
): string =>
  stringify([...rows] as Record<string, unknown>[], {
    header: true,
    columns: columns.map((key) => ({ key, header: safeCell(key) })),
    bom: true,
    cast: { string: (text) => safeCell(text) },
    // Spreadsheets of some locales separate cells with these.
    quoted_match: /[;\t|]/,
    record_delimiter: '\r\n',
  });
