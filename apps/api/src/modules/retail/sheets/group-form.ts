import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { listProductsById } from '../products/product.queries.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { offerOf, type StockedVariant } from '../variants/variant.queries.ts';
import { productFormOf, standingForm, variantFormOf } from './row-form.ts';
import type { Cells, SheetRow } from './sheet.rules.ts';

/** A refusal at one row of the sheet. */
export class RowRefusal extends Error {
  readonly row: number;
  readonly problem: Problem;

  constructor(row: number, problem: Problem) {
    super(problem.message);
    this.row = row;
    this.problem = problem;
  }
}

/** Attaches the row number to a refusal. */
export async function atRow<T>(row: number, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Problem ? new RowRefusal(row, error) : error;
  }
}

export interface GroupForm {
  product: ProductRow | undefined;
  form: Record<string, unknown>;
  /** Row of each variant of the form. */
  rows: number[];
}

/** The own product whose id the rows name; any other name means a new product. */
async function namedProduct(
  reader: Reader,
  sellerId: number,
  { product: name }: Cells,
): Promise<ProductRow | undefined> {
  if (name === undefined || !/^\d{1,15}$/.test(name)) return undefined;
  const [product] = await listProductsById(reader, [Number(name)]);
  if (product?.sellerId !== sellerId) throw fieldProblem('product', 'Record not found');
  return product;
}

/** The variant that a row means: by id, by SKU, or the only one if the row has no options. */
function meantVariant(
  cells: Cells,
  standing: readonly StockedVariant[],
  groupSize: number,
): StockedVariant | undefined {
  if (cells.variant !== undefined) {
    const named = standing.find(({ id }) => String(id) === cells.variant);
    if (!named) throw fieldProblem('variant', 'Record not found');
    return named;
  }
  const [only] = standing;
  const isOnly = standing.length === 1 && groupSize === 1 && cells.value_1 === undefined;
  const bySku = standing.find(({ sku }) => sku !== null && sku === cells.sku);
  return bySku ?? (isOnly ? only : undefined);
}

/** Merges the rows into the existing variants: those without a row stay as they are. */
async function overlay(group: readonly SheetRow[], standing: readonly StockedVariant[], firstRow: number) {
  const forms = new Map(
    standing.map((variant) => [variant.id, { form: standingForm(variant), row: firstRow }]),
  );
  const fresh: { form: Record<string, unknown>; row: number }[] = [];
  for (const { row, cells } of group)
    await atRow(row, () => {
      const meant = meantVariant(cells, standing, group.length);
      const form = variantFormOf(cells);
      const base = meant && forms.get(meant.id);
      if (meant && base) forms.set(meant.id, { form: { ...base.form, ...form }, row });
      else fresh.push({ form, row });
    });
  return [...forms.values(), ...fresh];
}

/** The form that the rows of one product describe. */
export async function groupForm(
  reader: Reader,
  sellerId: number,
  group: readonly SheetRow[],
): Promise<GroupForm> {
  const [first] = group;
  if (!first) throw new Error('a group has no row');
  const product = await atRow(first.row, () => namedProduct(reader, sellerId, first.cells));
  const standing = product ? (await offerOf(reader, product.id)).variants : [];
  const form = await atRow(first.row, () => productFormOf(reader, first.cells, product));
  const variants = await overlay(group, standing, first.row);
  return {
    product,
    form: { ...form, variants: variants.map((variant) => variant.form) },
    rows: variants.map(({ row }) => row),
  };
}
