import {
  type BulkChange,
  type BulkReport,
  bulkRefusedText,
} from '@souk/contract/modules/retail/product-sheets';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import type { Text } from '../../../platform/texts/say.ts';
import { archiveLocked } from '../products/archive-product.ts';
import { editLocked } from '../products/edit-product.ts';
import { indexProduct } from '../products/index-product.ts';
import { checkOwner } from '../products/product.policy.ts';
import { lockProducts } from '../products/product.queries.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { restoreLocked } from '../products/restore-product.ts';
import { submitLocked } from '../products/submit-product.ts';
import { changeVariantLocked } from '../variants/change-variant.ts';
import { notePrices } from '../variants/price.queries.ts';
import { offerOf, type StockedVariant } from '../variants/variant.queries.ts';

type OfVariant = Exclude<BulkChange, { kind: 'move' | 'category' }>;

const highestCents = 9_999_999_999;
const mostPieces = 1_000_000;

function newPrice({ priceCents }: StockedVariant, change: OfVariant): number | undefined {
  if (change.kind === 'price-percent') return Math.round((priceCents * (100 + change.percent)) / 100);
  return change.kind === 'price-amount' ? priceCents + change.amount : undefined;
}

function newStock({ onHand }: StockedVariant, change: OfVariant): number | undefined {
  if (change.kind === 'stock-set') return change.stock;
  return change.kind === 'stock-add' ? onHand + change.by : undefined;
}

/** A variant's new price and stock, refused at its field if invalid. */
function changesOf(variant: StockedVariant, change: OfVariant) {
  const [price, stock] = [newPrice(variant, change), newStock(variant, change)];
  if (price !== undefined && (price < 1 || price > highestCents))
    throw fieldProblem('price', 'Please enter valid number.');
  if (stock !== undefined && (stock < 0 || stock > mostPieces))
    throw fieldProblem('stock', 'Please enter valid number.');
  return { price, stock };
}

/** Changes every variant, in the usual order of stock locks. */
async function changeVariants(tx: Tx, product: ProductRow, change: OfVariant): Promise<void> {
  if (product.state === 'archived') throw new Problem('product-move-not-allowed');
  const { variants } = await offerOf(tx, product.id);
  for (const variant of variants.toSorted((one, other) => one.stockId - other.stockId))
    await changeVariantLocked(tx, variant, changesOf(variant, change));
  await notePrices(tx, await offerOf(tx, product.id));
  if (product.state === 'approved') await indexProduct(tx, product);
}

async function applyChange(tx: Tx, product: ProductRow, change: BulkChange): Promise<void> {
  if (change.kind === 'category') {
    await editLocked(tx, product, { category_id: change.category_id });
    return;
  }
  if (change.kind !== 'move') return changeVariants(tx, product, change);
  if (change.move === 'submit') await submitLocked(tx, product);
  if (change.move === 'archive') await archiveLocked(tx, product, 'owner');
  if (change.move === 'restore') await restoreLocked(tx, product);
}

const fieldsByCode: Partial<Record<Problem['code'], string>> = { 'stock-held': 'stock' };

/** The field of a refusal: its own, or the one that was being changed. */
export const fieldOf = ({ code, fields }: Problem): string =>
  Object.keys(fields ?? {})[0] ?? fieldsByCode[code] ?? 'state';

const textOf = (problem: Problem): Text => Object.values(problem.fields ?? {})[0]?.[0] ?? problem.text;

/** A report in no language yet. */
type Told = Omit<BulkReport, 'refused'> & {
  refused: (Omit<BulkReport['refused'][number], 'message'> & { message: Text })[];
};

/** Carries the report out of the transaction that is rolled back. */
class Undone extends Error {
  readonly refused: Told['refused'];

  constructor(refused: Told['refused']) {
    super(bulkRefusedText);
    this.refused = refused;
  }
}

/** Makes one change to many own products: to all of them, or to none with a line for each refusal. */
export async function bulkEditProducts(
  db: Reader,
  seller: { id: number },
  productIds: readonly number[],
  change: BulkChange,
): Promise<Told> {
  const ids = new Set(productIds);
  const edit = db.transaction(async (tx) => {
    const products = await lockProducts(tx, [...ids]);
    if (products.length !== ids.size) throw new Problem('record-not-found');
    for (const product of products) checkOwner(product, seller);

    const refused: Told['refused'] = [];
    for (const product of products)
      await tx
        .transaction((part) => applyChange(part, product, change))
        .catch((error: unknown) => {
          if (!(error instanceof Problem)) throw error;
          const { id, title } = product;
          refused.push({ product_id: id, title, field: fieldOf(error), message: textOf(error) });
        });
    if (refused.length > 0) throw new Undone(refused);
    return { changed: products.length, refused };
  });
  return edit.catch((error: unknown) => {
    if (error instanceof Undone) return { changed: 0, refused: error.refused };
    throw error;
  });
}
