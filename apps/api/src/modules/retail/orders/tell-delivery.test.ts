import { listEntries } from '@souk/contract/modules/calendar/entries';
import { deliverOrder, shipOrder } from '@souk/contract/modules/retail/seller-orders';
import { expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { getUser } from '../../identity/index.ts';
import { parcel, setUpOrder, signedInAgain } from './order.testing.ts';

test('the day on which an order should come is in its buyer’s calendar, and then the one on which it came', async () => {
  const { params, order, buyer, shop, db, as, advance } = await setUpOrder({ state: 'confirmed' });
  const { timeZone } = await getUser(db, buyer.id);
  const dayIn = (days: number) => dayOf(new Date(clock.now().getTime() + daysMs(days)), timeZone);
  const told = async () => {
    const query = { from: dayIn(-10), until: dayIn(20) };
    return as(await signedInAgain(db, buyer)).call(listEntries, { query });
  };
  const before = await told();

  await as(shop).call(shipOrder, { params, body: parcel });
  const expected = dayIn(order.delivery.days ?? 0);
  const sent = await told();
  await advance(daysMs(1));
  await as(await signedInAgain(db, shop)).call(deliverOrder, { params });
  const come = await told();

  expect(before).toEqual([]);
  const entry = { kind: 'order', title: order.title, all_day: true, is_busy: false };
  expect(sent).toMatchObject([{ ...entry, date: expected, state: 'tentative' }]);
  expect(come).toMatchObject([{ ...entry, date: dayIn(0), state: 'confirmed' }]);
});
