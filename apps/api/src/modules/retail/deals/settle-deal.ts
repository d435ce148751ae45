import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { indexProduct } from '../products/index-product.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { notePrices } from '../variants/price.queries.ts';
import { offerOf } from '../variants/variant.queries.ts';
import { moveDeal } from './deal.queries.ts';
import type { DealRow } from './deal.tables.ts';

/** Moves a deal on as far as the clock has gone, and updates its product's price in history and lists. */
export async function settleDeal(tx: Tx, product: ProductRow, deal: DealRow): Promise<DealRow> {
  const now = clock.now();
  let settled = deal;
  if (settled.state === 'scheduled' && settled.startsAt <= now)
    settled = await moveDeal(tx, settled, { move: 'begin', by: 'system' });
  if (settled.state === 'running' && settled.endsAt <= now)
    settled = await moveDeal(tx, settled, { move: 'end', by: 'system' });
  await notePrices(tx, await offerOf(tx, product.id));
  await indexProduct(tx, product);
  return settled;
}
