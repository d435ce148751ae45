import { getOrder } from '@souk/contract/modules/retail/orders';
import * as contract from '@souk/contract/modules/retail/returns';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { onePixel } from '../../../testing/one-pixel.ts';
import { startApi } from '../../../testing/start-api.ts';
import { proveStock } from '../../availability/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { multipart } from '../../sellers/testing.ts';
import { getOrder as readOrder } from '../orders/order.queries.ts';
import { buildOrder, buildShop } from '../testing.ts';
import { requestReturn } from './request-return.ts';
import { getReturn } from './return.queries.ts';

const form = { reason: 'damaged', comment: 'A dent', lines: undefined } as const;

async function setUp(options: Parameters<typeof buildOrder>[1] = {}) {
  const api = await startApi();
  const built = await buildOrder(api.db, { state: 'delivered', quantity: 3, ...options });
  const { order, buyer, shop, product } = built;
  const stockId = product.variants[0]?.stockId ?? 0;
  return { ...api, ...built, stockId, asBuyer: api.as(buyer), asSeller: api.as(shop), orderId: order.id };
}

async function setUpReturn(lines?: number) {
  const set = await setUp();
  const wanted = lines === undefined ? form : { ...form, lines: { [set.lines[0]?.id ?? 0]: lines } };
  const { id } = await requestReturn(set.db, set.buyer, set.orderId, wanted, []);
  return { ...set, params: { id }, row: () => getReturn(set.db, id) };
}

const parcel = { carrier: 'Australia Post', tracking_number: 'AP9' };

describe('a return', () => {
  test('is asked for with photographs, approved, sent, received and refunded, and the pieces are for sale again', async () => {
    const { db, asBuyer, asSeller, orderId, lines, stockId } = await setUp();
    const id = String(lines[0]?.id);
    const body = multipart({
      reason: 'damaged',
      comment: 'A dent',
      [`lines[${id}]`]: '2',
      images: { name: 'dent.png', bytes: onePixel } as never,
    });

    const asked = await asBuyer.call(contract.requestReturn, {
      params: { id: orderId },
      body: body as never,
    });
    const params = { id: asked.return_id };
    const approved = await asSeller.call(contract.approveReturn, { params });
    const sent = await asBuyer.call(contract.sendReturn, { params, body: parcel });
    const received = await asSeller.call(contract.receiveReturn, { params, body: { is_sellable: true } });
    const refunded = await asSeller.call(contract.refundReturn, { params });

    expect(asked).toMatchObject({
      status: 'requested',
      lines: [{ quantity: 2, title: 'Copper kettle' }],
      images: [expect.any(String)],
      refund: { cents: 9000 },
      otherwise: 'approved',
      moves: ['withdraw'],
    });
    expect(approved).toMatchObject({ status: 'approved', role: 'seller', otherwise: 'closed' });
    expect(sent).toMatchObject({ status: 'sent', tracking_number: 'AP9', moves: [] });
    expect(received).toMatchObject({ status: 'received', moves: ['refund', 'close'] });
    expect(refunded.status).toBe('refunded');
    expect(await proveStock(db, stockId)).toEqual({ onHand: 4, held: 0, moved: 4 });
    expect(await asBuyer.call(getOrder, { params: { id: orderId } })).toMatchObject({
      refunded: { cents: 9000 },
      items: [{ returned_quantity: 2, status: 'part-refunded', refunded: { cents: 9000 } }],
      return_ids: [asked.return_id],
    });
  });

  test('leaves the stock alone where the seller cannot sell it again', async () => {
    const { db, asBuyer, asSeller, params, stockId } = await setUpReturn();
    await asSeller.call(contract.approveReturn, { params });
    await asBuyer.call(contract.sendReturn, { params, body: parcel });

    await asSeller.call(contract.receiveReturn, { params, body: { is_sellable: false } });

    expect(await proveStock(db, stockId)).toMatchObject({ onHand: 2 });
  });

  test('never takes more than was sent, twice at once neither', async () => {
    const { db, buyer, orderId, lines } = await setUp();
    const id = lines[0]?.id ?? 0;
    const ask = (quantity: number) =>
      requestReturn(db, buyer, orderId, { ...form, lines: { [id]: quantity } }, []);

    const asked = await Promise.allSettled([ask(2), ask(2)]);

    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(ask(2)).rejects.toHaveProperty('fields.lines');
    await expect(ask(1)).resolves.toMatchObject({ refundCents: 4500 });
    await expect(ask(1)).rejects.toMatchObject({ code: 'order-move-not-allowed' });
  });

  test('comes to nothing when it is declined or withdrawn, and can be asked for again', async () => {
    const first = await setUpReturn();
    const declined = await first.asSeller.call(contract.declineReturn, {
      params: first.params,
      body: { reason: 'It was used' },
    });
    const second = await setUpReturn();
    const withdrawn = await second.asBuyer.call(contract.withdrawReturn, { params: second.params });

    expect(declined).toMatchObject({ status: 'declined', answer: 'It was used', moves: [] });
    expect(withdrawn.status).toBe('closed');
    await expect(requestReturn(first.db, first.buyer, first.orderId, form, [])).resolves.toMatchObject({
      refundCents: 13_500,
    });
  });

  test('that has come back can be closed without money', async () => {
    const { asBuyer, asSeller, params, orderId, db } = await setUpReturn(1);
    await asSeller.call(contract.approveReturn, { params });
    await asBuyer.call(contract.sendReturn, { params, body: parcel });
    await asSeller.call(contract.receiveReturn, { params, body: {} });

    const closed = await asSeller.call(contract.closeReturn, { params, body: { reason: 'Another kettle' } });

    expect(closed).toMatchObject({ status: 'closed', answer: 'Another kettle' });
    expect((await readOrder(db, orderId)).refundedCents).toBe(0);
  });

  test('is refused before delivery and after 30 days', async () => {
    const early = await setUp({ state: 'shipped' });
    const late = await setUp();
    const ask = ({ db, buyer, orderId }: typeof late) => requestReturn(db, buyer, orderId, form, []);

    await expect(ask(early)).rejects.toMatchObject({ code: 'order-move-not-allowed' });
    await late.advance(daysMs(31));
    await expect(ask(late)).rejects.toMatchObject({ code: 'order-move-not-allowed' });
  });

  test('is nobody else’s', async () => {
    const { as, db, params, asBuyer, asSeller } = await setUpReturn();
    const [other, shop] = [await buildUser(db), await buildShop(db)];

    await expect(as(other).call(contract.getReturn, { params })).rejects.toMatchObject({ status: 404 });
    await expect(as(shop).call(contract.approveReturn, { params })).rejects.toMatchObject({ status: 404 });
    expect((await asBuyer.call(contract.listReturns)).total).toBe(1);
    expect((await asSeller.call(contract.listSellerReturns)).total).toBe(1);
  });

  test('moves by time: a silent seller has agreed, what is not sent is closed, what came back is refunded', async () => {
    const silent = await setUpReturn();
    const back = await setUpReturn();
    await back.asSeller.call(contract.approveReturn, { params: back.params });
    await back.asBuyer.call(contract.sendReturn, { params: back.params, body: parcel });
    await back.asSeller.call(contract.receiveReturn, { params: back.params, body: {} });

    await silent.advance(daysMs(5) + 60_000);
    const [agreed, refunded] = [await silent.row(), await back.row()];
    await silent.advance(daysMs(14) + 60_000);

    expect(agreed.state).toBe('approved');
    expect(refunded.state).toBe('refunded');
    expect((await readOrder(back.db, back.orderId)).refundedCents).toBe(13_500);
    expect((await silent.row()).state).toBe('closed');
  });
});
