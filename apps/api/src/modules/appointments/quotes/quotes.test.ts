import { chooseTimeText, milestonesText } from '@souk/contract/modules/appointments/quote-values';
import * as contract from '@souk/contract/modules/appointments/quotes';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { Recorder } from '../../../../../../tools/bench/recorder.ts';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { timeOf } from '../../availability/index.ts';
import { bookings } from '../../bookings/index.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { cancelQuote } from './cancel-quote.ts';
import { offerVisit } from './offer-visit.ts';
import { getQuote, jobOf, visitOf } from './quote.queries.ts';
import {
  buildQuote,
  buildQuoteRequest,
  buildTradesperson,
  quoteForm,
  requestForm,
} from './quotes.testing.ts';
import { requestQuote } from './request-quote.ts';
import { sendQuote } from './send-quote.ts';

const recorder = new Recorder();

/** A day of the business's place, so many days from now. */
const dayIn = (days: number): string =>
  dayOf(new Date(clock.now().getTime() + daysMs(days)), 'Australia/Sydney');
const at = (days: number, time = '10:00') => ({ date: dayIn(days), time });

const _wish = { title: 'New bathroom taps', description: 'Two taps drip.' };
const items = [{ description: 'Labour', quantity: 2, unit_price: 110 }];

const subjectsOf = async ({ db, as }: TestApi, user: { id: number }) => {
  const { data } = await as(await signedInAgain(db, user)).call(listNotifications, {});
  return data.map(({ subject }) => subject);
};

describe('a quote', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  test('[success-quote-sent] is priced here, told to its customer and holds the time that it names', async () => {
    const { db, as } = api;
    const { quote, customer, seller } = await buildQuoteRequest(db);
    const asSeller = as(await signedInAgain(db, seller));
    const lines = [...items, { description: 'Bread', quantity: 1, unit_price: 10, is_gst_free: true }];

    const sent = await asSeller.send(contract.sendQuote, {
      body: { quote_id: quote.id, items: lines, ...at(6), duration_minutes: 180 },
    });
    const claims = await timeOf(db, [jobOf(quote)]);

    expect(sent.envelope).toMatchObject({
      status: 200,
      message: 'Quote sent successfully.',
      data: {
        status: 'Quote-Sent',
        offer: {
          total: { cents: 23_000 },
          gst: { cents: 2_000 },
          start_time: '10:00',
          duration_minutes: 180,
        },
      },
    });
    expect(claims).toMatchObject([{ state: 'held' }]);
    expect(await subjectsOf(api, customer)).toEqual(['You have a quote for New bathroom taps']);
  });

  test('keeps its versions when it is revised, and holds only the time of the newest', async () => {
    const { db, as } = api;
    const { quote, customer, seller } = await buildQuote(db, {}, at(6));

    await sendQuote(db, seller, quoteForm(quote.id, { ...at(7), note: 'With better taps' }));
    const shown = await as(await signedInAgain(db, customer)).call(contract.getQuote, {
      params: { quote_id: quote.id },
    });

    expect(shown.versions.map(({ version, date }) => [version, date])).toEqual([
      [2, dayIn(7)],
      [1, dayIn(6)],
    ]);
    expect(shown.offer).toMatchObject({ version: 2, note: 'With better taps' });
    expect(shown.history.map(({ move }) => move)).toEqual(['request', 'send', 'revise']);
    expect(await timeOf(db, [jobOf(quote)])).toHaveLength(1);
  });

  test.each([
    ['a start that is past', { date: '2020-01-01', time: '10:00' }, 'Past dates are not allowed.'],
    ['an end that is past', { valid_until: '2020-01-01' }, 'Past dates are not allowed.'],
    ['half a start', { date: '2040-01-01' }, chooseTimeText],
    [
      'milestones of 90 per cent',
      { payment: 'milestones' as const, milestones: [{ label: 'All', percent: 90 }] },
      milestonesText,
    ],
    ['people of others', { people: [999_999] }, 'Please choose people of your team.'],
    ['no lines', { items: [] }, 'Please enter at least one line.'],
  ])('is refused with %s', async (_what, changes, text) => {
    const { db, as } = api;
    const { quote, seller } = await buildQuoteRequest(db);

    const refused = await as(await signedInAgain(db, seller)).send(contract.sendQuote, {
      body: { quote_id: quote.id, items, ...changes },
    });

    expect(refused.envelope).toMatchObject({ status: 423, message: text });
    expect(await getQuote(db, quote.id)).toMatchObject({ state: 'Quote-Requested', version: null });
  });

  test('takes an hour for a visit, which is given back when either side calls it off', async () => {
    const { db, as } = api;
    const { quote, customer, seller } = await buildQuoteRequest(db);
    const params = { booking_id: quote.id };

    const offered = await as(await signedInAgain(db, seller)).call(contract.offerVisit, {
      params,
      body: at(3, '11:00'),
    });
    const taken = await timeOf(db, [visitOf(quote)]);
    const moved = await as(await signedInAgain(db, seller)).call(contract.offerVisit, {
      params,
      body: at(4, '12:00'),
    });
    const takenAnew = await timeOf(db, [visitOf(quote)]);
    await cancelQuote(db, customer, quote.id, 'Found somebody');

    expect(offered).toMatchObject({ status: 'Appointment', visit: { date: dayIn(3), start_time: '11:00' } });
    expect(taken).toMatchObject([{ state: 'booked' }]);
    expect(moved.visit).toMatchObject({ date: dayIn(4), start_time: '12:00' });
    expect(takenAnew).toHaveLength(1);
    expect(await timeOf(db, [visitOf(quote)])).toEqual([]);
    expect(await subjectsOf(api, seller)).toContain('The request for a quote was called off');
  });

  test('finds the hour of another visit taken', async () => {
    const { db, as } = api;
    const { seller } = await buildTradesperson(db);
    const [one, other] = [await buildQuoteRequest(db, { seller }), await buildQuoteRequest(db, { seller })];
    await offerVisit(db, seller, one.quote.id, at(3, '11:00'));

    const refused = await as(seller).send(contract.offerVisit, {
      params: { booking_id: other.quote.id },
      body: at(3, '11:30'),
    });

    expect(refused.envelope).toMatchObject({ status: 422, data: { code: 'slot-taken' } });
    expect((await getQuote(db, other.quote.id)).state).toBe('Quote-Requested');
  });

  test('leaves the history of the side that hides it, once it is over', async () => {
    const { db, as } = api;
    const { quote, customer, seller } = await buildQuote(db);
    const [asCustomer, asSeller] = [
      as(await signedInAgain(db, customer)),
      as(await signedInAgain(db, seller)),
    ];
    const params = { quote_id: quote.id };

    const early = await asCustomer.send(contract.hideQuote, { params });
    await asCustomer.call(contract.declineQuote, { params, body: { reason: 'Too much' } });
    await asCustomer.call(contract.hideQuote, { params });

    expect(early.status).toBe(422);
    expect((await asCustomer.call(contract.listPreviousQuotes, {})).data).toEqual([]);
    const kept = await asSeller.call(contract.listPreviousQuotes, { query: { status: 'Quote-Declined' } });
    expect(kept.data).toMatchObject([{ quote_id: quote.id, reason: 'Too much', moves: ['hide'] }]);
  });

  test('is listed and compared with as many statements as any number of them', async () => {
    const { db, as } = api;
    const traders = [await buildTradesperson(db), await buildTradesperson(db), await buildTradesperson(db)];
    const customer = await buildUser(db);
    const heard = async (businesses: typeof traders) => {
      const business_ids = businesses.map(({ seller }) => seller.businessId);
      const [asked] = await requestQuote(db, customer, requestForm({ business_ids }));
      const params = { brief_id: asked?.briefId ?? 0 };
      const quoted = (await as(customer).call(contract.getBrief, { params })).quotes;
      for (const [index, { quote_id }] of quoted.entries()) {
        const { seller, people } = businesses[index] ?? { seller: customer, people: [] };
        await sendQuote(db, seller, quoteForm(quote_id, { people, ...at(10 + traders.length) }));
        await cancelQuote(db, customer, quote_id, undefined);
      }
      await as(customer).call(contract.listPreviousQuotes, {});
      await recorder.settle();
      recorder.begin();
      const brief = await as(customer).call(contract.getBrief, { params });
      const list = await as(customer).call(contract.listPreviousQuotes, {});
      await recorder.settle();
      return {
        quotes: brief.quotes.length,
        listed: list.data.length,
        statements: recorder.waves.flat().length,
      };
    };

    const few = await heard(traders.slice(0, 1));
    const many = await heard(traders);

    expect(few).toMatchObject({ quotes: 1, listed: 1 });
    expect(many).toEqual({ quotes: 3, listed: 4, statements: few.statements });
    expect(few.statements).toBeGreaterThan(5);
  });

  test('is answered by businesses that quote, and accepted by customers, alone', async () => {
    const { db, as } = api;
    const { quote, seller, customer } = await buildQuote(db);
    const salon = await buildSeller(db, { sellerType: 'beauty' });

    const sent = await as(salon).send(contract.sendQuote, { body: { quote_id: quote.id, items } });
    const asked = await as(await signedInAgain(db, customer)).send(contract.sendQuote, {
      body: { quote_id: quote.id, items },
    });
    const accepted = await as(await signedInAgain(db, seller)).send(contract.acceptQuote, {
      params: { quote_id: quote.id },
      body: {},
    });

    expect([sent.status, asked.status, accepted.status]).toEqual([403, 403, 403]);
    expect(await db.$count(bookings, eq(bookings.sellerId, seller.id))).toBe(0);
  });
});
