import { sql } from 'drizzle-orm';
import { readConfig } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { startApi } from '../../../testing/start-api.ts';
import { startSession } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildCart, buildOrder, buildShop } from '../testing.ts';
import { getOrder } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';

/** An order with both its sides. */
export async function setUpOrder(options: Parameters<typeof buildOrder>[1] = {}) {
  const api = await startApi();
  const built = await buildOrder(api.db, options);
  const { order, buyer, shop, product } = built;
  const stockId = product.variants[0]?.stockId ?? 0;
  return {
    ...api,
    ...built,
    stockId,
    params: { id: order.id },
    asBuyer: api.as(buyer),
    asSeller: api.as(shop),
    now: () => getOrder(api.db, order.id),
  };
}

/** Two lines of one shop in one order. */
export async function setUpTwoLines(state: OrderRow['state']) {
  const { db } = await startApi();
  const [buyer, seller] = [await buildUser(db), await buildShop(db)];
  await buildCart(db, { buyer, seller, quantity: 2, priceCents: 3000 });
  return setUpOrder({ buyer, seller, priceCents: 1000, state });
}

export const parcel = { carrier: 'Australia Post', tracking_number: 'AP1' };

/** What a side was told of the order, in sequence. */
export async function newsOf(db: Db, order: OrderRow, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ subject: string }>(sql`
    select subject from notifications.notifications where kind = 'order' and user_id = ${userId}
    and about_kind = 'retail.order' and about_id = ${order.id} order by id`);
  return rows.map(({ subject }) => subject);
}

/** Signs a user in again whose session expired when the test moved the clock. */
export async function signedInAgain(db: Db, user: { id: number }) {
  const beginning = { userId: user.id, device: 'test', address: '::1' };
  const { token } = await db.transaction((tx) =>
    startSession(tx, readConfig({ NODE_ENV: 'test' }), beginning),
  );
  return { token };
}
