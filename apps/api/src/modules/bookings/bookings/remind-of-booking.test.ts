import * as contract from '@souk/contract/modules/bookings/bookings';
import { beautyBookings } from '@souk/contract/modules/bookings/families';
import { GeoAddress } from '@souk/contract/shared/values';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clock, fromNow, hoursMs, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { outboundMessages } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { saveCalendar } from '../../availability/index.ts';
import { users } from '../../identity/index.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { notificationsOf } from '../../notifications/testing.ts';
import { bookHour, buildBusiness } from '../testing.ts';
import { bookings } from './booking.tables.ts';
import { cancelBooking } from './cancel-booking.ts';
import { remindOfBooking } from './remind-of-booking.ts';

const terms = { payment: 'on-the-spot', confirmation: 'at-once' } as const;

/** What was sent to an address or a telephone about reminders. */
const sentTo = async (db: Db, email: string) =>
  (
    await db
      .select({
        subject: outboundMessages.subject,
        body: outboundMessages.body,
        channel: outboundMessages.channel,
      })
      .from(outboundMessages)
      .where(eq(outboundMessages.recipient, email))
      .orderBy(asc(outboundMessages.id))
  ).filter(({ subject, body }) => `${subject} ${body}`.includes('Reminder'));

const remindersOf = async (db: Db, userId: number) =>
  (await notificationsOf(db, userId)).filter(({ kind }) => kind === 'reminder');

describe('reminding of a booking', () => {
  test('comes a day and two hours before it, in the time of its reader, with the way to their calendar', async () => {
    const { db, advance, settle } = await startApi();
    const customer = await buildUser(db);
    await db
      .update(users)
      .set({ phone: '+61491571234', phoneVerifiedAt: clock.now(), displayTimeZone: 'Australia/Perth' })
      .where(eq(users.id, customer.id));
    const team = await buildBusiness(db, terms);
    const { booking } = await bookHour(db, { team, customer });
    const toStart = booking.startsAt.getTime() - clock.now().getTime();

    await advance(toStart - hoursMs(24) - minutesMs(1));
    const early = await remindersOf(db, customer.id);
    await advance(minutesMs(1));
    const [first] = await remindersOf(db, customer.id);
    await advance(hoursMs(22));
    await settle();

    expect(early).toEqual([]);
    expect(first).toMatchObject({
      subject: 'Reminder: Massage',
      path: `/my-bookings/detail/${booking.id}`,
      text: expect.stringContaining('(Australia/Perth)'),
    });
    expect(await remindersOf(db, customer.id)).toHaveLength(2);
    expect(await remindersOf(db, team.ownerId)).toEqual([]);
    const { email } = customer;
    const mails = await sentTo(db, email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.body).toContain(`/my-bookings/detail/${booking.id}/calendar.ics`);
    const texts = (await sentTo(db, '+61491571234')).filter(({ channel }) => channel === 'sms');
    expect(texts).toHaveLength(2);
  });

  test('of one that was made three hours before is the last alone', async () => {
    const { db, advance } = await startApi();
    const team = await buildBusiness(db, terms);
    await saveCalendar(db, team.ownerId, { noticeMinutes: 0 });
    await advance(team.at('07:00').getTime() - clock.now().getTime());
    const { customer } = await bookHour(db, { team, startsAt: team.at('10:00') });

    await advance(hoursMs(1));
    const [reminder, ...others] = await remindersOf(db, customer.id);

    expect(reminder?.key).toContain('reminder-2-');
    expect(others).toEqual([]);
  });

  test('moves with the booking, and ends with it', async () => {
    const { as, db, advance } = await startApi();
    const moved = await bookHour(db, { terms });
    const called = await bookHour(db, { terms });
    const asSeller = as(await signedInAgain(db, { id: moved.team.ownerId }));
    const asCustomer = as(await signedInAgain(db, moved.customer));
    const params = { booking_id: moved.booking.id };
    const later = moved.team.at('10:00', 2);
    const body = { date: later.toISOString().slice(0, 10), time: '10:00', starts_at: later.toISOString() };

    await asSeller.call(beautyBookings.reschedule, { params, body });
    await asCustomer.call(contract.answerProposal, { params, body: { answer: 'accept' } });
    await cancelBooking(db, called.customer, called.booking.id, { reason: 'No time' });
    await advance(moved.booking.startsAt.getTime() - clock.now().getTime());
    const before = await remindersOf(db, moved.customer.id);
    await advance(later.getTime() - hoursMs(24) - clock.now().getTime());
    await advance(hoursMs(22));

    expect(before).toEqual([]);
    expect(await remindersOf(db, moved.customer.id)).toHaveLength(2);
    expect(await remindersOf(db, called.customer.id)).toEqual([]);
  });

  test('happens once, however often its job runs and whoever runs it', async () => {
    const { db, advance } = await startApi();
    const { booking, customer } = await bookHour(db, { terms });
    await advance(booking.startsAt.getTime() - hoursMs(24) - clock.now().getTime());
    const again = { bookingId: booking.id, hours: 24 };

    await Promise.all([remindOfBooking(db, again), remindOfBooking(db, again)]);
    await remindOfBooking(db, again);

    expect(await remindersOf(db, customer.id)).toHaveLength(1);
  });

  test('is left out where it is too late or too early, as after a long outage', async () => {
    const { db, advance } = await startApi();
    const { booking, customer } = await bookHour(db, { terms });
    await remindOfBooking(db, { bookingId: booking.id, hours: 24 });
    await db
      .update(bookings)
      .set({ startsAt: fromNow(minutesMs(90)) })
      .where(eq(bookings.id, booking.id));
    await remindOfBooking(db, { bookingId: booking.id, hours: 24 });
    await advance(minutesMs(91));
    await remindOfBooking(db, { bookingId: booking.id, hours: 2 });

    expect(await remindersOf(db, customer.id)).toEqual([]);
  });

  test('tells a seller who comes to the customer when to set off', async () => {
    const { db, advance } = await startApi();
    const { booking, team } = await bookHour(db, { terms });
    const address = GeoAddress.parse({ location: '5 King Street, Newtown', lat: -33.9, lng: 151.2 });
    await db.update(bookings).set({ address }).where(eq(bookings.id, booking.id));

    await advance(booking.startsAt.getTime() - hoursMs(2) - clock.now().getTime());

    const [first] = await remindersOf(db, team.ownerId);
    expect(first?.text).toContain('5 King Street, Newtown');
  });
});
