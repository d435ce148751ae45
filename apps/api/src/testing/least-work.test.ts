import { createAddress } from '@souk/contract/modules/locations/addresses';
import { addToCart, getCart } from '@souk/contract/modules/retail/carts';
import { payCheckout, placeOrders, previewCheckout } from '@souk/contract/modules/retail/checkouts';
import { savePostageDetails } from '@souk/contract/modules/sellers/postage';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { leastCalls } from '../../../../tools/bench/least-checkout.ts';
import { buildUser } from '../modules/identity/testing.ts';
import { findDifferences } from '../modules/payments/testing.ts';
import { buildProduct, buildShop } from '../modules/retail/testing.ts';
import { sellerTerms } from '../modules/sellers/index.ts';
import type { Db } from '../platform/db/database.ts';
import { digestOf } from '../platform/ids.ts';
import type { Client } from './client.ts';
import { startApi } from './start-api.ts';

const address = {
  name: 'Sam Buyer',
  phone: '0491570006',
  countryCode: '+61',
  street: '1 Church Street',
  location: 'Parramatta NSW 2150',
  lat: -33.815,
  lng: 151.0011,
  city: 'Parramatta',
  state: 'New South Wales',
  pincode: '2150',
  state_code: 'NSW',
  country: 'Australia',
  country_code: 'AU',
};

const method = 'card' as const;

async function buyByProduct(buyer: Client, variantId: number) {
  await buyer.call(addToCart, { body: { variant_id: variantId, quantity: 1 } });
  await buyer.call(getCart);
  const { address_id } = await buyer.call(createAddress, { body: address });
  await buyer.call(previewCheckout, { body: { address_id } });
  const headers = { 'idempotency-key': 'whole-checkout' };
  const { order_ids } = await buyer.call(placeOrders, {
    body: { address_id, payment_method: method },
    headers,
  });
  await buyer.call(payCheckout, { body: { order_ids, payment_method: method, stripeToken: 'tok_visa' } });
}

type Row = Record<string, unknown>;

async function buyByLeastWork(buyer: { token: string }, variantId: number, terms: object) {
  const { database } = await startApi();
  const call = async (key: string, body: Row) => {
    const { statements, answer } = leastCalls[`${key} buyer`] ?? { statements: [], answer: (): Row => ({}) };
    const asked = { digest: digestOf(buyer.token), body, reply: { data: {} }, termsOf: () => terms };
    const rows: Row[] = [];
    for (const { text, values } of statements) {
      const result = await database.pool.query<Row>({ text, values: values(asked, rows) });
      rows.push(...result.rows);
      expect(result.rows.length).toBeGreaterThan(0);
    }
    return answer(rows);
  };
  await call('POST /api/v2/add_to_cart', { variant_id: variantId, quantity: 1 });
  await call('GET /api/v2/cart', {});
  const { address_id } = await call('POST /api/v2/address', address);
  await call('POST /api/v2/checkout-preview', { address_id });
  const { order_ids } = await call('POST /api/v2/place-orders-api', { address_id, payment_method: method });
  await call('POST /api/v2/retail-checkout-pay', { order_ids, stripeToken: 'tok_visa' });
}

/** Table → how many rows it has. */
async function countAll(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select table_schema || '.' || table_name as name, (xpath('/row/count/text()', query_to_xml(
      format('select count(*) from %I.%I', table_schema, table_name), false, true, '')))[1]::text::int as count
    from information_schema.tables where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema', 'platform_migrations')`);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** What a purchase adds to each table: until it is paid, and until everything of it is done. */
async function leftBy(db: Db, settle: () => Promise<void>, buy: () => Promise<void>) {
  const grown = (before: Record<string, number>, after: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(after).flatMap(([name, count]) =>
        count === before[name] ? [] : [[name, count - (before[name] ?? 0)]],
      ),
    );
  await settle();
  const before = await countAll(db);
  await buy();
  const paid = await countAll(db);
  await settle();
  return { paid: grown(before, paid), done: grown(before, await countAll(db)) };
}

async function setUp() {
  const { as, db, settle } = await startApi();
  const seller = await buildShop(db);
  await as(seller).call(savePostageDetails, {
    body: { methods: [{ name: 'Standard', price: '9.50', days: 3 }] },
  });
  const product = await buildProduct(db, { seller });
  const { card, postage } = (await sellerTerms(db, [seller.id])).get(seller.id) ?? {};
  const terms = { place: card?.place ?? null, postage, own: { [product.id]: null } };
  return { as, db, settle, terms, variantId: product.variants[0]?.id ?? 0 };
}

describe('a purchase by the least work', () => {
  test('leaves the same rows behind as the product, and is placed, invoiced and told by its jobs', async () => {
    const { as, db, settle, terms, variantId } = await setUp();
    const [first, one, other] = [await buildUser(db), await buildUser(db), await buildUser(db)];
    // The first purchase of all begins a series of invoices, a day of sales and the names of jobs.
    await buyByProduct(as(first), variantId);

    const byProduct = await leftBy(db, settle, () => buyByProduct(as(one), variantId));
    const byLeastWork = await leftBy(db, settle, () => buyByLeastWork(other, variantId, terms));

    expect(byLeastWork).toEqual(byProduct);
    expect(byLeastWork.done).toMatchObject({ 'retail.orders': 1, 'payments.invoices': 1 });
    expect(await findDifferences(db)).toEqual([]);
  });
});
