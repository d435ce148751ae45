import { refundSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { describe, expect, test } from 'vitest';
import { listLinesOf } from '../../sales/index.ts';
import { setUpTwoLines } from '../orders/order.testing.ts';
import { refundReturn } from './refund-return.ts';
import { buildReceivedReturn } from './returns.testing.ts';

async function setUpSold() {
  const set = await setUpTwoLines('delivered');
  const { db, asSeller, params, order, lines, shop } = set;
  const [first, second] = lines;
  if (!first || !second) throw new Error('there are two lines');
  const giveGoodwill = (amount: string, order_detail_id?: number) =>
    asSeller.call(refundSellerOrder, {
      params,
      body: { amount: amount as never, reason: 'Sorry', ...(order_detail_id ? { order_detail_id } : {}) },
    });
  const sendBack = async (line: typeof first) => {
    const { id } = await buildReceivedReturn(db, set, { [line.id]: line.quantity });
    return (await refundReturn(db, shop, id)).refundCents;
  };
  const refundedOf = async () => (await listLinesOf(db, [order.id])).map((one) => one.refundedCents);
  const goodsCents = first.totalCents + second.totalCents;
  return { ...set, first, second, goodsCents, giveGoodwill, sendBack, refundedOf };
}

describe('goodwill and a return', () => {
  test('of one line together give back no more than that line', async () => {
    const { first, giveGoodwill, sendBack, now } = await setUpSold();
    await giveGoodwill('4.00', first.id);

    const refundCents = await sendBack(first);

    expect(refundCents).toBe(first.totalCents - 400);
    expect((await now()).refundedCents).toBe(first.totalCents);
  });

  test('for no line in particular fall on all of them, so that returns of all give back their price once', async () => {
    const { first, second, goodsCents, giveGoodwill, sendBack, refundedOf, now } = await setUpSold();
    await giveGoodwill('7.00');
    const [ofFirst = 0, ofSecond = 0] = await refundedOf();

    const back = [await sendBack(first), await sendBack(second)];

    expect(ofFirst + ofSecond).toBe(700);
    expect(Math.min(ofFirst, ofSecond)).toBeGreaterThan(0);
    expect(back).toEqual([first.totalCents - ofFirst, second.totalCents - ofSecond]);
    expect((await now()).refundedCents).toBe(goodsCents);
  });

  test('in the other order leave as goodwill what the return has not taken', async () => {
    const { first, goodsCents, second, giveGoodwill, sendBack, refundedOf } = await setUpSold();
    await sendBack(first);

    const ofLine = giveGoodwill('0.01', first.id);
    await expect(ofLine).rejects.toMatchObject({ code: 'refund-too-large' });
    await giveGoodwill(String(second.totalCents / 100));

    expect((await refundedOf()).reduce((sum, cents) => sum + cents, 0)).toBe(goodsCents);
    expect(await refundedOf()).toEqual([first.totalCents, second.totalCents]);
  });
});
