import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { type VariantRow, variants } from '../variants/variant.tables.ts';
import { indexProduct } from './index-product.ts';
import { lockProduct } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';

interface StockChange {
  stockId: number;
  free: number;
  freeBefore: number;
  /** Makes every crossing of the threshold a separate notification. */
  eventId: number;
}

const nameOf = (product: ProductRow, { options }: VariantRow) =>
  [product.title, Object.values(options).join(', ')].filter(Boolean).join(', ');

async function tellLow(tx: Tx, product: ProductRow, variant: VariantRow, change: StockChange) {
  const { free, eventId } = change;
  await notify(tx, {
    userId: product.sellerId,
    kind: 'product',
    subject: free === 0 ? say`Sold out` : say`Low stock`,
    text:
      free === 0
        ? say`“${nameOf(product, variant)}” is sold out.`
        : say`Only ${free} left of “${nameOf(product, variant)}”.`,
    path: '/ad-management?status=low',
    key: `low-stock:${variant.id}:${eventId}`,
    about: { kind: 'retail.product', id: product.id },
  });
}

/** Updates lists when something sells out or is back, and tells the seller when little is left. */
export async function noteStock(tx: Tx, change: StockChange): Promise<void> {
  const { stockId, free, freeBefore } = change;
  const [variant] = await tx
    .select()
    .from(variants)
    .where(and(eq(variants.stockId, stockId), isNull(variants.removedAt)));
  if (!variant) return;
  const product = await lockProduct(tx, variant.productId);
  if (product.state !== 'approved') return;
  if (free > 0 !== freeBefore > 0) await indexProduct(tx, product);
  const low = product.lowStockAt;
  if (low !== null && freeBefore > low && free <= low && variant.isActive)
    await tellLow(tx, product, variant, change);
}
