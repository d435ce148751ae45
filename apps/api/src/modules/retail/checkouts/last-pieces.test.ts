import { addToCart } from '@souk/contract/modules/retail/carts';
import * as contract from '@souk/contract/modules/retail/checkouts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { proveStock } from '../../availability/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { locationsRows } from '../../locations/testing.ts';
import { payBody, setUpCheckout } from './checkout.testing.ts';

describe('two hundred buyers of the last ten pieces', () => {
  test('make ten orders and ten payments, and a hundred and ninety learn that nothing is left', async () => {
    const { as, db, settle, variantId, stockId } = await setUpCheckout({ stock: 10 });
    const crowd: { token: string; id: number; address: number }[] = [];
    for (let count = 0; count < 200; count += 1) {
      const user = await buildUser(db);
      await as(user).call(addToCart, { body: { variant_id: variantId } });
      const address = (await locationsRows['locations.address']?.({ db, owner: user, named: {} })) ?? 0;
      crowd.push({ ...user, address });
    }

    const answers = await Promise.all(
      crowd.map((one) => as(one).send(contract.placeOrders, { body: { address_id: one.address } })),
    );
    const placed = answers.flatMap(({ envelope }, index) =>
      envelope.status === 201 ? [{ one: crowd[index], data: envelope.data as { order_ids: number[] } }] : [],
    );
    const paid = await Promise.all(
      placed.map(({ one, data }) => as(one).call(contract.payCheckout, payBody(data.order_ids))),
    );
    await settle();

    const refused = answers.filter(({ envelope }) => envelope.status !== 201);
    expect(placed).toHaveLength(10);
    expect(refused).toHaveLength(190);
    for (const { envelope } of refused)
      expect(envelope).toMatchObject({ status: 422, data: { short: [{ item_id: variantId, free: 0 }] } });
    expect(paid.map(({ status }) => status)).toEqual(Array(10).fill('succeeded'));
    expect(await proveStock(db, stockId)).toEqual({ onHand: 0, held: 0, moved: 0 });
    const { rows } = await db.execute<{ orders: number; payments: number }>(sql`
      select count(*) filter (where o.state = 'placed') as orders, count(distinct p.id) as payments
      from retail.orders o join sales.sales s on s.id = o.id
      join sales.lines l on l.sale_id = o.id and l.item_id = ${variantId}
      left join payments.payments p on p.subject_kind = 'sales.checkout' and p.subject_id = s.checkout_id
        and p.state = 'succeeded'`);
    expect(rows[0]).toEqual({ orders: 10, payments: 10 });
  }, 120_000);
});
