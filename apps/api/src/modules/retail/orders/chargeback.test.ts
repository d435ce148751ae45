import * as contract from '@souk/contract/modules/retail/checkouts';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { proveStock } from '../../availability/testing.ts';
import { buildOrder } from '../testing.ts';
import { getOrder } from './order.queries.ts';

async function setUpCharged(stripeToken: string) {
  const api = await startApi();
  const built = await buildOrder(api.db, { state: 'pending' });
  const body = { order_ids: [built.order.id], payment_method: 'card' as const, stripeToken };
  await api.as(built.buyer).call(contract.payCheckout, { body });
  await api.settle();
  return { ...api, ...built, now: () => getOrder(api.db, built.order.id) };
}

describe('a chargeback', () => {
  test('stops the order, and one that is won lets it go on where it was', async () => {
    const { advance, now } = await setUpCharged('tok_chargeback_won');

    await advance(daysMs(1) + 60_000);
    const stopped = await now();
    await advance(daysMs(11));

    expect(stopped).toMatchObject({ state: 'disputed', stateBeforeDispute: 'placed' });
    expect(await now()).toMatchObject({ state: 'placed', stateBeforeDispute: null });
  });

  test('that is lost ends the order, and what was not sent is for sale again', async () => {
    const { advance, db, now, product } = await setUpCharged('tok_chargeback');

    await advance(daysMs(1) + 60_000);
    await advance(daysMs(11));

    expect(await now()).toMatchObject({ state: 'cancelled', refundedCents: 0 });
    expect(await proveStock(db, product.variants[0]?.stockId ?? 0)).toMatchObject({ onHand: 5, held: 0 });
  });
});
