import type { SheetReport } from '@souk/contract/modules/retail/product-sheets';
import {
  createProduct as createContract,
  editProduct as editContract,
} from '@souk/contract/modules/retail/products';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { parseFields } from '../../../platform/http/parse.ts';
import type { Text } from '../../../platform/texts/say.ts';
import { createProduct } from '../products/create-product.ts';
import { editProduct } from '../products/edit-product.ts';
import { type GroupForm, groupForm, RowRefusal } from './group-form.ts';
import { readSheet } from './read-sheet.ts';
import { attributeColumn, groupRows, type SheetRow } from './sheet.rules.ts';

/** A report in no language yet. */
export type ToldSheet = Omit<SheetReport, 'refused'> & {
  refused: (Omit<SheetReport['refused'][number], 'message'> & { message: Text })[];
};

type Refused = ToldSheet['refused'];

/** Field of a form → its column. */
const columns: Record<string, string> = {
  category_id: 'category',
  is_gst_free: 'gst_free',
  has_pickup: 'pickup',
  is_active: 'active',
  options: 'value_1',
  variants: 'option_1',
  id: 'variant',
};

/** The row and the column that a field of the form came from. */
function placeOf(field: string, rows: readonly number[], firstRow: number) {
  const [head = '', second = '', third] = field.split('.');
  if (head === 'attributes') return { row: firstRow, field: `${attributeColumn}${second}` };
  const name = head === 'variants' && third !== undefined ? third : head;
  const row = head === 'variants' ? (rows[Number(second)] ?? firstRow) : firstRow;
  return { row, field: columns[name] ?? name };
}

const byCode: Partial<Record<Problem['code'], string>> = { 'stock-held': 'stock' };

function refusalsOf(problem: Problem, rows: readonly number[], firstRow: number): Refused {
  if (!problem.fields)
    return [{ row: firstRow, field: byCode[problem.code] ?? 'product', message: problem.text }];
  return Object.entries(problem.fields).flatMap(([field, messages]) =>
    messages.map((message) => ({ ...placeOf(field, rows, firstRow), message })),
  );
}

/** Writes one product with all its rows, in a transaction of its own. */
async function writeGroup(db: Reader, seller: { id: number }, { product, form }: GroupForm): Promise<void> {
  if (product) await editProduct(db, seller, product.id, parseFields(editContract.body, form));
  else await createProduct(db, seller, parseFields(createContract.body, form));
}

async function importGroup(db: Reader, seller: { id: number }, group: readonly SheetRow[]) {
  const firstRow = group[0]?.row ?? 0;
  let rows: number[] = [];
  try {
    const made = await groupForm(db, seller.id, group);
    rows = made.rows;
    await writeGroup(db, seller, made);
    return { isKnown: made.product !== undefined, refused: [] };
  } catch (error) {
    // Problems of the sheet's own columns already name them.
    if (error instanceof RowRefusal)
      return { isKnown: false, refused: refusalsOf(error.problem, [], error.row) };
    if (error instanceof Problem) return { isKnown: false, refused: refusalsOf(error, rows, firstRow) };
    throw error;
  }
}

/** Imports a sheet: per product either all rows are saved or none, independently of the other products. */
export async function importProducts(db: Reader, seller: { id: number }, sheet: string): Promise<ToldSheet> {
  const report: ToldSheet = { created: 0, updated: 0, refused: [] };
  for (const group of groupRows(readSheet(sheet))) {
    const { isKnown, refused } = await importGroup(db, seller, group);
    report.refused.push(...refused);
    if (refused.length > 0) continue;
    if (isKnown) report.updated += 1;
    else report.created += 1;
  }
  report.refused.sort((one, other) => one.row - other.row);
  return report;
}
