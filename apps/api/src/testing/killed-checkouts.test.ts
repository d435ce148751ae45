import { addToCart } from '@souk/contract/modules/retail/carts';
import { getCheckout, payCheckout, placeOrders } from '@souk/contract/modules/retail/checkouts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../modules/identity/testing.ts';
import { locationsRows } from '../modules/locations/testing.ts';
import { findDifferences } from '../modules/payments/testing.ts';
import { buildProduct, buildShop } from '../modules/retail/testing.ts';
import { minutesMs } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { advanceClock } from '../platform/shared-clock.ts';
import { buildKillableProduct, type Kill, numberOf, untilIdle } from './killable-product.ts';
import type { KillableServer } from './killable-server.ts';
import { inParallel, sendUntilAnswered } from './retrying-clients.ts';

const buyers = 20;
/** `KILLED_CHECKOUTS=500` makes the long run. */
const checkouts = Number(process.env.KILLED_CHECKOUTS ?? 200);
const opening = 10_000;
/** After how many checkouts something is killed. */
const points = [0.25, 0.5, 0.75].map((share) => Math.floor(share * checkouts));
/** How the n-th is paid: most are paid immediately, some after a lost answer, some never. */
const tokens = ['tok_visa', 'tok_visa', 'tok_timeout', 'tok_visa', 'tok_declined'];

interface Buyer extends TestUser {
  addressId: number;
}

interface Market {
  buyers: Buyer[];
  variantIds: number[];
}

async function buildMarket(db: Db): Promise<Market> {
  const people: Buyer[] = [];
  for (let n = 0; n < buyers; n += 1) {
    const user = await buildUser(db);
    const addressId = (await locationsRows['locations.address']?.({ db, owner: user, named: {} })) ?? 0;
    people.push({ ...user, addressId });
  }
  const variantIds: number[] = [];
  for (let n = 0; n < 2; n += 1) {
    const product = await buildProduct(db, { seller: await buildShop(db), stock: opening });
    variantIds.push(product.variants[0]?.id ?? 0);
  }
  return { buyers: people, variantIds };
}

/** One checkout from the empty cart to the payment; returns its orders if they were acknowledged as paid. */
async function buy(
  server: KillableServer,
  { buyers: people, variantIds }: Market,
  n: number,
): Promise<number[]> {
  const buyer = people[n % people.length];
  if (!buyer) throw new Error('nobody buys');
  const who = { token: buyer.token, address: `10.9.2.${n % people.length}` };
  for (const variantId of variantIds) {
    const body = { variant_id: variantId, quantity: 1 };
    await sendUntilAnswered(server, { ...who, key: `add-${n}-${variantId}`, endpoint: addToCart, body });
  }
  const placing = { address_id: buyer.addressId, payment_method: 'card' };
  const placed = await sendUntilAnswered(server, {
    ...who,
    key: `place-${n}`,
    endpoint: placeOrders,
    body: placing,
  });
  if (placed.status !== 201) return [];
  const { checkout_id: id, order_ids } = placed.data as { checkout_id: number; order_ids: number[] };
  const pay = { order_ids, payment_method: 'card', stripeToken: tokens[n % tokens.length] };
  const paid = await sendUntilAnswered(server, { ...who, key: `pay-${n}`, endpoint: payCheckout, body: pay });
  if (paid.status === 200 && (paid.data as { status: string }).status === 'succeeded') return order_ids;
  const asked = await sendUntilAnswered(server, {
    ...who,
    key: '',
    endpoint: getCheckout,
    params: { id },
    body: {},
  });
  return (asked.data as { status?: string }).status === 'paid' ? order_ids : [];
}

async function buyThrough(server: KillableServer, market: Market, kills: readonly Kill[]): Promise<number[]> {
  const dying: (void | Promise<void>)[] = [];
  const acknowledged: number[] = [];
  let done = 0;
  // One buyer has one cart, so each buyer's checkouts follow one another.
  const turns = Array.from({ length: buyers }, (_, buyer) => buyer);
  await inParallel(8, turns, async (buyer) => {
    for (let n = buyer; n < checkouts; n += buyers) {
      acknowledged.push(...(await buy(server, market, n)));
      done += 1;
      const point = points.indexOf(done);
      if (point >= 0) dying.push(kills[point]?.(server));
    }
  });
  await Promise.all(dying);
  return acknowledged;
}

const count = (db: Db, query: ReturnType<typeof sql>) => numberOf(db, sql`select count(*) ${query}`);

/** Faults that must not occur, whatever was killed when. */
const wrongs = async (db: Db, acknowledged: readonly number[]) => ({
  lostOrders:
    acknowledged.length -
    (await count(
      db,
      sql`from retail.orders where state <> 'pending' and id in (select jsonb_array_elements_text(${JSON.stringify(acknowledged)}::jsonb)::bigint)`,
    )),
  unpaidOrders: await count(
    db,
    sql`from retail.orders o where state not in ('pending', 'cancelled') and not exists (
      select from payments.payments p join sales.sales s on s.checkout_id = p.subject_id
      where p.subject_kind = 'sales.checkout' and s.id = o.id
        and p.paid_at is not null and not p.is_surplus)`,
  ),
  paidForNothing: await count(
    db,
    sql`from payments.payments p where p.paid_at is not null and p.refunded_cents < p.cents and not exists (
      select from sales.checkouts c where c.id = p.subject_id and c.state = 'paid')`,
  ),
  takenTwice: await count(
    db,
    sql`from (select from payments.payments where paid_at is not null and not is_surplus
      group by subject_id having count(*) > 1) twice`,
  ),
  chargedUnknown: await count(
    db,
    sql`from simulated.charges c where c.status = 'succeeded' and not exists (
      select from payments.payments p where p.id = c.payment_id and p.paid_at is not null)`,
  ),
  held: await numberOf(db, sql`select coalesce(sum(held), 0) from availability.stocks`),
  unexplainedStock: await numberOf(
    db,
    sql`select coalesce(sum(abs(on_hand - (select sum(delta) from availability.stock_moves m where m.stock_id = s.id))), 0)
      from availability.stocks s`,
  ),
  soldDiffers: await numberOf(
    db,
    sql`select abs(2 * ${opening} - (select sum(on_hand) from availability.stocks)
      - (select coalesce(sum(l.quantity), 0) from sales.lines l join retail.orders o on o.id = l.sale_id
         where o.state not in ('pending', 'cancelled')))`,
  ),
});

describe('amid hundreds of checkouts', () => {
  test('server and database are killed: every acknowledged order is there, all money is explained, nothing stays held', async () => {
    const { db, start, killDatabase, killServer, killBoth } = await buildKillableProduct();
    const market = await buildMarket(db);
    const server = await start();

    const acknowledged = await buyThrough(server, market, [killBoth, killServer, killDatabase]);
    await untilIdle(db);
    await advanceClock(db, minutesMs(40));
    await untilIdle(db);

    expect(acknowledged.length).toBeGreaterThan(checkouts);
    expect(await wrongs(db, acknowledged)).toEqual({
      lostOrders: 0,
      unpaidOrders: 0,
      paidForNothing: 0,
      takenTwice: 0,
      chargedUnknown: 0,
      held: 0,
      unexplainedStock: 0,
      soldDiffers: 0,
    });
    expect(await findDifferences(db)).toEqual([]);
  }, 300_000);
});
