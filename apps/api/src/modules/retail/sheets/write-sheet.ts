import type { ProductTab } from '@souk/contract/modules/retail/products';
import { writeCsv } from '../../../platform/csv.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { findCategory } from '../../catalogue/index.ts';
import { listAllOf } from '../products/own-products.queries.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { offersOf, type StockedVariant } from '../variants/variant.queries.ts';
import { attributeColumn, dollars, listMark, sheetColumns } from './sheet.rules.ts';

/** Products of one sheet; a bigger shop exports its tabs one by one. */
const mostProducts = 5000;

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
const cellOf = (value: unknown) => (Array.isArray(value) ? value.join(listMark) : String(value));

const productCells = (product: ProductRow, categorySlug: string) => ({
  product: String(product.id),
  title: product.title,
  description: product.description,
  category: categorySlug,
  brand: product.brand ?? '',
  ingredients: product.ingredients ?? '',
  condition: product.condition,
  gst_free: yesOrNo(product.isGstFree),
  pickup: yesOrNo(product.hasPickup),
  postage: dollars(product.postageCents),
  low_stock_at: String(product.lowStockAt ?? ''),
  state: product.state,
  ...Object.fromEntries(
    Object.entries(product.attributes).map(([slug, value]) => [`${attributeColumn}${slug}`, cellOf(value)]),
  ),
});

const variantCells = (variant: StockedVariant, optionNames: readonly string[]) => ({
  variant: String(variant.id),
  sku: variant.sku ?? '',
  barcode: variant.barcode ?? '',
  price: dollars(variant.priceCents),
  was_price: dollars(variant.wasPriceCents),
  stock: String(variant.onHand),
  weight_grams: String(variant.weightGrams ?? ''),
  active: yesOrNo(variant.isActive),
  ...Object.fromEntries(
    optionNames.flatMap((name, index) => [
      [`option_${index + 1}`, name],
      [`value_${index + 1}`, variant.options[name] ?? ''],
    ]),
  ),
});

/** Own products as CSV, one row per variant. */
export async function writeSheet(
  reader: Reader,
  sellerId: number,
  tab: ProductTab | undefined,
): Promise<string> {
  const products = await listAllOf(reader, sellerId, tab, mostProducts);
  const offers = await offersOf(
    reader,
    products.map(({ id }) => id),
  );
  // The tree is in memory, so a category costs no query.
  const slugs = await Promise.all(
    products.map(async ({ categoryId }) => (await findCategory(reader, categoryId))?.slug ?? ''),
  );
  const rows = products.flatMap((product, index) => {
    const shared = productCells(product, slugs[index] ?? '');
    return (offers.get(product.id)?.variants ?? []).map((variant) => ({
      ...shared,
      ...variantCells(variant, product.optionNames),
    }));
  });
  const attributes = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    .filter((column) => column.startsWith(attributeColumn))
    .sort();
  return writeCsv([...sheetColumns, ...attributes], rows);
}
