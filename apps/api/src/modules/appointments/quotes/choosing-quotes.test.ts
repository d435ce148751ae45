import * as contract from '@souk/contract/modules/appointments/quotes';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { count, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { timeOf } from '../../availability/index.ts';
import { bookings } from '../../bookings/index.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { expireQuote } from './expire-quote.ts';
import { offerVisit } from './offer-visit.ts';
import { getQuote, jobOf, visitOf } from './quote.queries.ts';
import { buildQuote, buildTradesperson, quoteForm, requestForm } from './quotes.testing.ts';
import { renewQuote } from './renew-quote.ts';
import { requestQuote } from './request-quote.ts';
import { sendQuote } from './send-quote.ts';

const dayIn = (days: number): string =>
  dayOf(new Date(clock.now().getTime() + daysMs(days)), 'Australia/Sydney');
const at = (days: number, time = '10:00') => ({ date: dayIn(days), time });

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

/** One brief to so many businesses. */
async function askMany(businesses: number) {
  const { db } = api;
  const sellers: Awaited<ReturnType<typeof buildTradesperson>>['seller'][] = [];
  for (let n = 0; n < businesses; n += 1) sellers.push((await buildTradesperson(db)).seller);
  const customer = await buildUser(db);
  const business_ids = sellers.map(({ businessId }) => businessId);
  const asked = await requestQuote(db, customer, requestForm({ business_ids }));
  const quotes = asked.map((quote, index) => {
    const seller = sellers[index];
    if (!seller) throw new Error('a business was not asked');
    return { id: quote.id, briefId: quote.briefId, seller };
  });
  return { customer, quotes };
}

const statesOf = async (quotes: readonly { id: number }[]) =>
  Promise.all(quotes.map(async ({ id }) => (await getQuote(api.db, id)).state));

const bookedOf = async (quotes: readonly { seller: { id: number } }[]) => {
  const sellerIds = quotes.map(({ seller }) => seller.id);
  const [made] = await api.db
    .select({ of: count() })
    .from(bookings)
    .where(inArray(bookings.sellerId, sellerIds));
  return made?.of;
};

describe('accepting one of several quotes', () => {
  test('ends the others, gives back their hours and tells their businesses kindly', async () => {
    const { db, as } = api;
    const { customer, quotes } = await askMany(4);
    const [chosen, quoted, visiting, silent] = quotes;
    if (!chosen || !quoted || !visiting || !silent) throw new Error('a quote is missing');
    await sendQuote(db, chosen.seller, quoteForm(chosen.id, at(6)));
    await sendQuote(db, quoted.seller, quoteForm(quoted.id, at(6)));
    await offerVisit(db, visiting.seller, visiting.id, at(3, '11:00'));

    await as(customer).call(contract.acceptQuote, { params: { quote_id: chosen.id }, body: {} });
    const brief = await as(customer).call(contract.getBrief, { params: { brief_id: chosen.briefId } });
    const news = await as(await signedInAgain(db, quoted.seller)).call(listNotifications, {});

    expect(await statesOf(quotes)).toEqual(['Quote-Accepted', 'Quote-Declined', 'Cancelled', 'Cancelled']);
    expect(await timeOf(db, [jobOf(quoted), visitOf(visiting)])).toEqual([]);
    expect(brief.quotes.map(({ is_other_chosen, asked_count }) => [is_other_chosen, asked_count])).toEqual([
      [false, 4],
      [true, 4],
      [true, 4],
      [true, 4],
    ]);
    expect(news.data[0]?.subject).toBe(`${customer.name} has chosen another business for New bathroom taps`);
  });

  test('leaves what was declined before as it was, and the quotes of other briefs', async () => {
    const { db, as } = api;
    const { customer, quotes } = await askMany(2);
    const [chosen, other] = quotes;
    if (!chosen || !other) throw new Error('a quote is missing');
    for (const { id, seller } of quotes) await sendQuote(db, seller, quoteForm(id, at(7)));
    const elsewhere = await buildQuote(db, { customer });
    await as(customer).call(contract.declineQuote, {
      params: { quote_id: other.id },
      body: { reason: 'Too much' },
    });

    await as(customer).call(contract.acceptQuote, { params: { quote_id: chosen.id }, body: {} });

    expect(await getQuote(db, other.id)).toMatchObject({ state: 'Quote-Declined', reason: 'Too much' });
    expect((await getQuote(db, elsewhere.quote.id)).state).toBe('Quote-Sent');
  });

  test('books one of two that are accepted at once, again and again', async () => {
    const { db, as } = api;
    for (let turn = 0; turn < 5; turn += 1) {
      const { customer, quotes } = await askMany(2);
      for (const { id, seller } of quotes) await sendQuote(db, seller, quoteForm(id, at(8)));

      const answers = await Promise.all(
        quotes.map(({ id }) =>
          as(customer).send(contract.acceptQuote, { params: { quote_id: id }, body: {} }),
        ),
      );

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect((await statesOf(quotes)).sort()).toEqual(['Quote-Accepted', 'Quote-Declined']);
      expect(await bookedOf(quotes)).toBe(1);
    }
  });
});

describe('asking once more', () => {
  /** A quote whose time has run out. */
  async function expired() {
    const made = await askMany(2);
    const [late, other] = made.quotes;
    if (!late || !other) throw new Error('a quote is missing');
    await sendQuote(api.db, late.seller, quoteForm(late.id));
    clock.setLocalOffset(daysMs(9));
    await expireQuote(api.db, late.id, 'expire');
    clock.setLocalOffset(0);
    return { ...made, late, other };
  }

  test('makes a new request with the same brief beside the expired quote', async () => {
    const { db, as } = api;
    const { customer, late } = await expired();
    const asCustomer = as(customer);
    const before = await asCustomer.call(contract.getQuote, { params: { quote_id: late.id } });

    const asked = await asCustomer.send(contract.renewQuote, { params: { quote_id: late.id } });
    const brief = await asCustomer.call(contract.getBrief, { params: { brief_id: late.briefId } });
    const news = await as(await signedInAgain(db, late.seller)).call(listNotifications, {});

    expect(before.moves).toEqual(['renew', 'hide']);
    expect(asked.envelope).toMatchObject({
      status: 201,
      message: 'Quote requested successfully.',
      data: { brief_id: late.briefId, status: 'Quote-Requested', offer: null, asked_count: 2 },
    });
    expect(brief.quotes.map(({ status }) => status)).toEqual([
      'Expired',
      'Quote-Requested',
      'Quote-Requested',
    ]);
    const requests = news.data.filter(({ subject }) => subject === `${customer.name} asks for a quote`);
    expect(requests).toHaveLength(2);
  });

  test('asks once when it is asked twice at once, and never beside an open request', async () => {
    const { as } = api;
    const { customer, late } = await expired();
    const params = { quote_id: late.id };

    const answers = await Promise.all(
      [1, 2, 3].map(() => as(customer).send(contract.renewQuote, { params })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test('is refused while the quote is open, and once another is accepted', async () => {
    const { db } = api;
    const { customer, late, other } = await expired();

    const open = renewQuote(db, customer, other.id);
    await expect(open).rejects.toMatchObject({ code: 'quote-move-not-allowed' });
    await sendQuote(db, other.seller, quoteForm(other.id, at(9)));
    await api.as(customer).call(contract.acceptQuote, { params: { quote_id: other.id }, body: {} });
    const booked = renewQuote(db, customer, late.id);

    await expect(booked).rejects.toMatchObject({ code: 'quote-move-not-allowed' });
  });

  test('does not exist for strangers, its business among them', async () => {
    const { db } = api;
    const { late } = await expired();

    for (const stranger of [await buildUser(db), late.seller])
      await expect(renewQuote(db, stranger, late.id)).rejects.toMatchObject({ code: 'record-not-found' });
  });
});

describe('a list of quotes', () => {
  test('has parts by state', async () => {
    const { db, as } = api;
    const { customer, quotes } = await askMany(3);
    const [sent, declined] = quotes;
    if (!sent || !declined) throw new Error('a quote is missing');
    await sendQuote(db, sent.seller, quoteForm(sent.id, { warranty: '12 months on all work' }));
    const asSeller = as(await signedInAgain(db, declined.seller));
    await asSeller.call(contract.declineQuoteRequest, { params: { quote_id: declined.id }, body: {} });
    const part = async (tab: 'open' | 'requested' | 'sent' | 'over') =>
      (await as(customer).call(contract.listPreviousQuotes, { query: { tab } })).data;

    expect((await part('open')).map(({ status }) => status)).toEqual(['Quote-Requested', 'Quote-Sent']);
    expect(await part('requested')).toHaveLength(1);
    expect(await part('sent')).toMatchObject([{ offer: { warranty: '12 months on all work' } }]);
    expect(await part('over')).toMatchObject([{ status: 'Quote-Request-Declined', moves: ['hide'] }]);
  });
});
