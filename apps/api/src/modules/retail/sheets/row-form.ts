import { maxOptions } from '@souk/contract/modules/retail/variant-rules';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { findCategory, findCategoryBySlug } from '../../catalogue/index.ts';
import type { ProductRow } from '../products/product.tables.ts';
import type { StockedVariant } from '../variants/variant.queries.ts';
import { attributeColumn, type Cells, dollars, listMark, tickOf } from './sheet.rules.ts';

/** Column → the field of the product's form with the same value. */
const productFields: Record<string, string> = {
  title: 'title',
  description: 'description',
  brand: 'brand',
  ingredients: 'ingredients',
  condition: 'condition',
  postage: 'postage',
  low_stock_at: 'low_stock_at',
};

const variantFields: Record<string, string> = {
  sku: 'sku',
  barcode: 'barcode',
  price: 'price',
  was_price: 'was_price',
  stock: 'stock',
  weight_grams: 'weight_grams',
};

const filled = (cells: Cells, fields: Record<string, string>) =>
  Object.entries(fields).flatMap(([column, field]) => {
    const cell = cells[column];
    return cell === undefined ? [] : [[field, cell] as const];
  });

function tickIn(cells: Cells, column: string, field: string): Record<string, boolean> {
  const cell = cells[column];
  if (cell === undefined) return {};
  const tick = tickOf(cell);
  if (tick === undefined) throw fieldProblem(column, 'Please write yes or no.');
  return { [field]: tick };
}

async function categoryIn(reader: Reader, { category }: Cells): Promise<Record<string, number>> {
  if (category === undefined) return {};
  const found = /^\d{1,9}$/.test(category)
    ? await findCategory(reader, Number(category))
    : await findCategoryBySlug(reader, 'retail', category.toLowerCase());
  if (!found) throw fieldProblem('category', 'Please select a valid category.');
  return { category_id: found.id };
}

function attributesIn(cells: Cells, standing: ProductRow['attributes']) {
  const given = Object.entries(cells)
    .filter(([column]) => column.startsWith(attributeColumn))
    .map(([column, cell]) => {
      const values = cell.split(listMark).map((value) => value.trim());
      return [column.slice(attributeColumn.length), values.length > 1 ? values : cell] as const;
    });
  return { ...standing, ...Object.fromEntries(given) };
}

/** The product's own fields from the first row of a group. */
export async function productFormOf(reader: Reader, cells: Cells, standing: ProductRow | undefined) {
  return {
    ...Object.fromEntries(filled(cells, productFields)),
    ...tickIn(cells, 'gst_free', 'is_gst_free'),
    ...tickIn(cells, 'pickup', 'has_pickup'),
    ...(await categoryIn(reader, cells)),
    attributes: attributesIn(cells, standing?.attributes ?? {}),
  };
}

function optionsIn(cells: Cells): Record<string, string> | undefined {
  const options: Record<string, string> = {};
  for (let place = 1; place <= maxOptions; place += 1) {
    const [name, value] = [cells[`option_${place}`], cells[`value_${place}`]];
    if (name === undefined && value === undefined) continue;
    if (name === undefined) throw fieldProblem(`option_${place}`, 'This field is required.');
    if (value === undefined) throw fieldProblem(`value_${place}`, 'This field is required.');
    options[name] = value;
  }
  return Object.keys(options).length > 0 ? options : undefined;
}

/** The form that would leave this variant unchanged. */
export const standingForm = (variant: StockedVariant): Record<string, unknown> => ({
  id: variant.id,
  sku: variant.sku ?? '',
  barcode: variant.barcode ?? '',
  options: variant.options,
  price: dollars(variant.priceCents),
  was_price: dollars(variant.wasPriceCents),
  weight_grams: variant.weightGrams ?? '',
  image_id: variant.imageId ?? '',
  is_active: variant.isActive,
});

/** A row's fields of its variant. */
export function variantFormOf(cells: Cells): Record<string, unknown> {
  const options = optionsIn(cells);
  return {
    ...Object.fromEntries(filled(cells, variantFields)),
    ...tickIn(cells, 'active', 'is_active'),
    ...(options ? { options } : {}),
  };
}
