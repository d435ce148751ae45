import { chooseTimeText } from '@souk/contract/modules/appointments/quote-values';
import * as contract from '@souk/contract/modules/appointments/quotes';
import {
  completeBooking,
  finishJob,
  getBooking,
  payBooking,
  startBooking,
} from '@souk/contract/modules/bookings/bookings';
import { handymanBookings } from '@souk/contract/modules/bookings/families';
import { reachNextMilestone } from '@souk/contract/modules/bookings/milestones';
import { count, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs, hoursMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { timeOf } from '../../availability/index.ts';
import { bookingKind, bookings } from '../../bookings/index.ts';
import { signedInAgain } from '../../identity/testing.ts';
import { notificationsOf } from '../../notifications/testing.ts';
import { findDifferences } from '../../payments/testing.ts';
import { getQuote, jobOf } from './quote.queries.ts';
import type { QuoteForm } from './quote.rules.ts';
import { buildQuote, buildQuoteRequest, buildTradesperson } from './quotes.testing.ts';

const card = { payment_method: 'card', stripeToken: 'tok_visa' } as const;

const dayIn = (days: number): string =>
  dayOf(new Date(clock.now().getTime() + daysMs(days)), 'Australia/Sydney');
const at = (days: number, time = '10:00') => ({ date: dayIn(days), time });

describe('accepting a quote', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  async function sent(form: Partial<QuoteForm> = {}) {
    const made = await buildQuote(api.db, {}, form);
    const asCustomer = api.as(await signedInAgain(api.db, made.customer));
    const asSeller = api.as(await signedInAgain(api.db, made.seller));
    return { ...made, asCustomer, asSeller, params: { quote_id: made.quote.id } };
  }

  test('books the job at its time and price, which then waits for its payment', async () => {
    const { db, settle } = api;
    const { asCustomer, params, quote } = await sent(at(6));

    const booking = await asCustomer.call(contract.acceptQuote, { params, body: { version: 1 } });
    const { booking_id } = booking;
    const claims = await timeOf(db, [jobOf(quote), { kind: bookingKind, id: booking_id }]);
    await asCustomer.call(payBooking, { body: { booking_id, ...card } });
    await settle();

    expect(booking).toMatchObject({
      module: 'handyman',
      status: 'Amount-Paid-Pending',
      payment: 'quoted',
      title: 'New bathroom taps',
      total: { cents: 33_000 },
      gst: { cents: 2_000 },
      date: dayIn(6),
      end_time: '12:00',
      items: [
        { title: 'Labour', quantity: 2 },
        { title: 'Taps', is_gst_free: true },
      ],
    });
    expect(claims.map(({ claimant }) => claimant)).toEqual([{ kind: bookingKind, id: booking_id }]);
    expect(await getQuote(db, quote.id)).toMatchObject({ state: 'Quote-Accepted', bookingId: booking_id });
    const paid = await asCustomer.call(handymanBookings.get, { params: { booking_id } });
    expect(paid).toMatchObject({ status: 'Accepted-Paid', paid: { cents: 33_000 } });
    expect(await findDifferences(db)).toEqual([]);
  });

  test('takes the deposit first and the rest before the work begins', async () => {
    const { db, settle, advance } = api;
    const { asCustomer, params } = await sent({
      ...at(20),
      payment: 'deposit',
      deposit_percent: 25,
      valid_until: dayIn(7),
    });
    const { offer } = await asCustomer.call(contract.getQuote, { params });

    const { booking_id } = await asCustomer.call(contract.acceptQuote, { params, body: {} });
    await asCustomer.call(payBooking, { body: { booking_id, ...card } });
    await settle();
    const deposited = await asCustomer.call(getBooking, { params: { booking_id } });
    await asCustomer.call(payBooking, { body: { booking_id, ...card } });
    await settle();
    const paid = await asCustomer.call(getBooking, { params: { booking_id } });
    await advance(hoursMs(1));

    expect(offer?.shares).toMatchObject([
      { label: 'Deposit', amount: { cents: 8_250 }, due: 'accepting' },
      { label: 'Rest', amount: { cents: 24_750 }, due: 'start' },
    ]);
    expect(deposited).toMatchObject({ status: 'Accepted-Paid', paid: { cents: 8_250 } });
    expect(paid.paid.cents).toBe(33_000);
    expect(await findDifferences(db)).toEqual([]);
  });

  test('takes all of it at once where the rest of a deposit would come too late', async () => {
    const { asCustomer, params } = await sent({ ...at(2), payment: 'deposit' });

    const booking = await asCustomer.call(contract.acceptQuote, { params, body: {} });

    expect(booking.instalments.map(({ amount }) => amount.cents)).toEqual([33_000]);
  });

  test('takes each milestone when its seller has come to it, and the last when the work is done', async () => {
    const { db, settle, advance } = api;
    const milestones = ['Start', 'Pipes', 'Taps'].map((label, index) => ({
      label,
      percent: [20, 30, 50][index] ?? 0,
    }));
    const { asCustomer, asSeller, params } = await sent({ ...at(6), payment: 'milestones', milestones });
    const { booking_id, starts_at } = await asCustomer.call(contract.acceptQuote, { params, body: {} });
    const call = { params: { booking_id } };
    const pay = async () => {
      await asCustomer.call(payBooking, { body: { booking_id, ...card } });
      await settle();
    };

    const early = await asSeller.send(reachNextMilestone, call);
    const { seller: other } = await buildTradesperson(db);
    const strange = await api.as(other).send(reachNextMilestone, call);
    await pay();
    await advance(Date.parse(starts_at) - clock.now().getTime());
    await asSeller.call(startBooking, call);
    const reached = await asSeller.call(reachNextMilestone, call);
    await pay();
    const half = await asCustomer.call(getBooking, call);
    await asSeller.call(finishJob, call);
    await pay();
    const completed = await asCustomer.call(completeBooking, call);
    await settle();

    expect([early.status, strange.status]).toEqual([422, 404]);
    expect(reached.instalments.map(({ is_paid, due_at }) => [is_paid, due_at !== null])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect(half.paid.cents).toBe(16_500);
    expect(completed).toMatchObject({ status: 'Completed', paid: { cents: 33_000 } });
    expect(await findDifferences(db)).toEqual([]);
  });

  test('keeps an unpaid milestone owed after the work, asks for it every week, and takes it then', async () => {
    const { db, settle, advance } = api;
    const milestones = [
      { label: 'Start', percent: 20 },
      { label: 'Taps', percent: 80 },
    ];
    const { params, customer, ...sides } = await sent({ ...at(6), payment: 'milestones', milestones });
    const { booking_id, starts_at } = await sides.asCustomer.call(contract.acceptQuote, { params, body: {} });
    const call = { params: { booking_id } };
    await sides.asCustomer.call(payBooking, { body: { booking_id, ...card } });
    await settle();
    await advance(Date.parse(starts_at) - clock.now().getTime());
    await sides.asSeller.call(startBooking, call);
    await sides.asSeller.call(finishJob, call);
    for (let day = 0; day < 24; day += 1) await advance(daysMs(1));

    const asCustomer = api.as(await signedInAgain(db, customer));
    const owed = await asCustomer.call(getBooking, call);
    const reminders = (await notificationsOf(db, customer.id)).filter(({ key }) => key.includes('overdue'));
    await asCustomer.call(payBooking, { body: { booking_id, ...card } });
    await settle();

    expect(owed).toMatchObject({ status: 'Completed', paid: { cents: 6_600 } });
    expect(owed.moves).toContain('pay');
    expect(reminders.length).toBeGreaterThanOrEqual(3);
    expect(reminders.at(-1)?.text).toBe('A payment is due for work that was done for you.');
    expect(await asCustomer.call(getBooking, call)).toMatchObject({ paid: { cents: 33_000 } });
    expect(await findDifferences(db)).toEqual([]);
  });

  test('asks for a time where the quote names none, and takes it like every booking', async () => {
    const { asCustomer, params } = await sent();

    const without = await asCustomer.send(contract.acceptQuote, { params, body: {} });
    const atNight = await asCustomer.send(contract.acceptQuote, { params, body: at(5, '02:00') });
    const booking = await asCustomer.call(contract.acceptQuote, { params, body: at(5, '14:00') });

    expect(without.envelope).toMatchObject({ status: 423, message: chooseTimeText });
    expect(atNight.envelope).toMatchObject({ status: 422, data: { code: 'slot-taken' } });
    expect(booking).toMatchObject({ date: dayIn(5), start_time: '14:00', end_time: '16:00' });
  });

  test('books the job of a business that has no people at all', async () => {
    const { seller } = await buildTradesperson(api.db, 0);
    const { customer, quote } = await buildQuote(api.db, { seller }, at(6));

    const booking = await api
      .as(await signedInAgain(api.db, customer))
      .call(contract.acceptQuote, { params: { quote_id: quote.id }, body: {} });

    expect(booking).toMatchObject({ status: 'Amount-Paid-Pending', resources: [] });
  });

  test('makes one booking of two at once', async () => {
    const { db } = api;
    const { asCustomer, params, seller } = await sent(at(6));

    const answers = await Promise.all(
      [1, 2, 3].map(() => asCustomer.send(contract.acceptQuote, { params, body: {} })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const [made] = await db.select({ of: count() }).from(bookings).where(eq(bookings.sellerId, seller.id));
    expect(made?.of).toBe(1);
  });

  test('is refused for a version that was revised since', async () => {
    const { asCustomer, asSeller, params } = await sent();
    const items = [{ description: 'Labour', unit_price: 900 }];
    await asSeller.call(contract.sendQuote, { body: { ...params, items } });

    const refused = await asCustomer.send(contract.acceptQuote, { params, body: { ...at(5), version: 1 } });

    expect(refused.envelope.status).toBe(422);
  });
});

describe('the time of a quote', () => {
  test('ends a request after 14 days and a quote after seven, and its held hours are free again', async () => {
    const { db, advance, as } = await startApi();
    const asked = await buildQuoteRequest(db);
    const { quote, customer } = await buildQuote(db, {}, at(20));
    const held = await timeOf(db, [jobOf(quote)]);

    await advance(daysMs(6));
    const open = await getQuote(db, quote.id);
    await advance(daysMs(2));
    const expired = await getQuote(db, quote.id);
    const waiting = await getQuote(db, asked.quote.id);
    await advance(daysMs(7));
    const late = await as(await signedInAgain(db, customer)).send(contract.acceptQuote, {
      params: { quote_id: quote.id },
      body: {},
    });

    expect(held).toHaveLength(1);
    expect([open.state, expired.state, waiting.state]).toEqual(['Quote-Sent', 'Expired', 'Quote-Requested']);
    expect((await getQuote(db, asked.quote.id)).state).toBe('Expired');
    expect(await timeOf(db, [jobOf(quote)])).toEqual([]);
    expect(late.envelope).toMatchObject({ status: 422, message: 'This quote has expired.' });
  });

  test('leaves the booking of an accepted quote that nobody pays, which expires by itself', async () => {
    const { db, advance, as } = await startApi();
    const { quote, customer } = await buildQuote(db, {}, at(20));
    const { booking_id } = await as(await signedInAgain(db, customer)).call(contract.acceptQuote, {
      params: { quote_id: quote.id },
      body: {},
    });

    await advance(hoursMs(25));

    const booking = await as(await signedInAgain(db, customer)).call(getBooking, { params: { booking_id } });
    expect(booking).toMatchObject({ status: 'Expired', resources: [] });
    expect((await getQuote(db, quote.id)).state).toBe('Quote-Accepted');
    expect(await findDifferences(db)).toEqual([]);
  });
});
