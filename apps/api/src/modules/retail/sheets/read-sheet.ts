import { maxSheetRows, notCsvText, tooManyRowsText } from '@souk/contract/modules/retail/product-sheets';
import { parse } from 'csv-parse/sync';
import { plainCell } from '../../../platform/csv.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { say, type Text } from '../../../platform/texts/say.ts';
import { type Cells, isColumn, type SheetRow } from './sheet.rules.ts';

const refuse = (text: Text) => fieldProblem('file', text);

/** The text of an uploaded sheet; anything but UTF-8 would come out garbled. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse(notCsvText);
  }
}

function recordsOf(sheet: string): string[][] {
  try {
    return parse(sheet, { bom: true, relax_column_count: true, skip_empty_lines: false });
  } catch {
    throw refuse(notCsvText);
  }
}

/** Removes the prefix that our export adds to a text that looks like a formula. */
const typedCell = (cell: string): string => plainCell(cell.trim()).trim();

function columnsOf(heads: readonly string[]): string[] {
  const columns = heads.map((head) => head.trim().toLowerCase());
  const unknown = columns.find((column) => column !== '' && !isColumn(column));
  if (unknown !== undefined) throw refuse(say`“${unknown.slice(0, 60)}” is not a column of this sheet.`);
  if (new Set(columns).size !== columns.length) throw refuse('Every column may stand once.');
  return columns;
}

/** The filled rows of a sheet with their numbers; anything that is not a sheet is refused. */
export function readSheet(sheet: string): SheetRow[] {
  const [heads, ...records] = recordsOf(sheet);
  if (!heads) throw refuse(notCsvText);
  const columns = columnsOf(heads);
  const rows = records.map((record, index) => {
    const filled = columns.map((column, place) => [column, typedCell(record[place] ?? '')] as const);
    const cells: Cells = Object.fromEntries(filled.filter(([column, cell]) => column !== '' && cell !== ''));
    return { row: index + 2, cells };
  });
  const told = rows.filter(({ cells }) => Object.keys(cells).length > 0);
  if (told.length > maxSheetRows) throw refuse(tooManyRowsText);
  return told;
}
