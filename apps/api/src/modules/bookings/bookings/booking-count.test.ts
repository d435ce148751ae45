import { getUserCounters } from '@souk/contract/modules/identity/profiles';
import { expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { bookHour, buildBooking } from '../testing.ts';

test('the counter of bookings has what is still to come, on the side that sees it', async () => {
  const { as, db } = await startApi();
  const { customer, team, booking } = await buildBooking(db, { state: 'Accepted-Paid' });
  const { team: unpaid } = await bookHour(db, { customer });
  await buildBooking(db, { customer, state: 'Cancelled' });
  const countOf = async (id: number) =>
    (await as(await signedInAgain(db, { id })).call(getUserCounters)).booking_count;

  expect(booking.state).toBe('Accepted-Paid');
  expect(await countOf(customer.id)).toBe(2);
  expect(await countOf(team.ownerId)).toBe(1);
  expect(await countOf(unpaid.ownerId)).toBe(0);
  expect(await countOf((await buildUser(db)).id)).toBe(0);
});
