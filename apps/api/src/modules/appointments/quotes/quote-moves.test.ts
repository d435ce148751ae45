import { type QuoteState, quoteStates } from '@souk/contract/modules/bookings/statuses';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { notificationsOf } from '../../notifications/testing.ts';
import { acceptQuote } from './accept-quote.ts';
import { cancelQuote } from './cancel-quote.ts';
import { declineQuote } from './decline-quote.ts';
import { declineQuoteRequest } from './decline-quote-request.ts';
import { expireQuote } from './expire-quote.ts';
import { offerVisit } from './offer-visit.ts';
import { getQuote } from './quote.queries.ts';
import type { QuoteRow } from './quote.tables.ts';
import { buildQuoteRequest, quoteForm } from './quotes.testing.ts';
import { sendQuote } from './send-quote.ts';

/** A time of the business's place, so many days from now. */
const at = (days: number, time = '10:00') => ({
  date: dayOf(new Date(clock.now().getTime() + daysMs(days)), 'Australia/Sydney'),
  time,
});

interface Asked {
  db: Db;
  quote: QuoteRow;
  seller: { id: number };
  customer: { id: number };
}

/** Every call on a quote, by its verb. */
const calls: Record<string, (asked: Asked) => Promise<unknown>> = {
  'decline-request': ({ db, seller, quote }) => declineQuoteRequest(db, seller, quote.id, undefined),
  'offer-visit': ({ db, seller, quote }) => offerVisit(db, seller, quote.id, at(4, '15:00')),
  send: ({ db, seller, quote }) => sendQuote(db, seller, quoteForm(quote.id)),
  accept: ({ db, customer, quote }) => acceptQuote(db, customer, quote.id, at(9)),
  decline: ({ db, customer, quote }) => declineQuote(db, customer, quote.id, 'Too much'),
  'cancel by the customer': ({ db, customer, quote }) => cancelQuote(db, customer, quote.id, undefined),
  'cancel by the seller': ({ db, seller, quote }) => cancelQuote(db, seller, quote.id, undefined),
};

/** How each state is reached by the real verbs. */
const ways: Record<QuoteState, string[]> = {
  'Quote-Requested': [],
  'Quote-Request-Declined': ['decline-request'],
  Appointment: ['offer-visit'],
  'Quote-Sent': ['send'],
  'Quote-Accepted': ['send', 'accept'],
  'Quote-Declined': ['send', 'decline'],
  Cancelled: ['cancel by the customer'],
  Expired: ['send', 'expire'],
};

/** State → call → the state that it leads to; every other call is refused. */
const allowed: Partial<Record<QuoteState, Record<string, QuoteState>>> = {
  'Quote-Requested': {
    'decline-request': 'Quote-Request-Declined',
    'offer-visit': 'Appointment',
    send: 'Quote-Sent',
    'cancel by the customer': 'Cancelled',
  },
  Appointment: {
    'offer-visit': 'Appointment',
    send: 'Quote-Sent',
    'cancel by the customer': 'Cancelled',
    'cancel by the seller': 'Cancelled',
  },
  'Quote-Sent': {
    send: 'Quote-Sent',
    accept: 'Quote-Accepted',
    decline: 'Quote-Declined',
    'cancel by the customer': 'Cancelled',
  },
};

describe('every call on a quote', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  /** A quote in this state, reached by the real verbs. */
  async function inState(state: QuoteState): Promise<Asked> {
    const asked = await buildQuoteRequest(api.db);
    const made = { db: api.db, ...asked };
    for (const step of ways[state]) {
      if (step !== 'expire') {
        await calls[step]?.(made);
        continue;
      }
      clock.setLocalOffset(daysMs(9));
      await expireQuote(api.db, made.quote.id, 'expire');
      clock.setLocalOffset(0);
    }
    return { ...made, quote: await getQuote(api.db, made.quote.id) };
  }

  const walks = quoteStates.flatMap((state) => Object.keys(calls).map((call) => [state, call] as const));

  test.each(walks)('in %s answers %s as its life says', async (state, call) => {
    const asked = await inState(state);
    expect(asked.quote.state).toBe(state);
    const goal = allowed[state]?.[call];

    const outcome = await calls[call]?.(asked).then(
      () => 'done',
      (problem: { code: string }) => problem.code,
    );

    const code = state === 'Expired' && call === 'accept' ? 'quote-expired' : 'quote-move-not-allowed';
    expect(outcome).toBe(goal ? 'done' : code);
    expect((await getQuote(api.db, asked.quote.id)).state).toBe(goal ?? state);
  });

  test.each(Object.keys(calls))('does not exist for strangers who %s', async (call) => {
    const asked = await inState('Quote-Sent');
    const stranger = await buildUser(api.db);

    const outcome = calls[call]?.({ ...asked, seller: stranger, customer: stranger });

    await expect(outcome).rejects.toMatchObject({ code: 'record-not-found' });
  });
});

describe('a visit that nothing follows', () => {
  test('reminds the seller a day later, once, and ends like a request that nobody answers', async () => {
    const { db, advance } = await startApi();
    const { quote, seller } = await buildQuoteRequest(db);
    await offerVisit(db, seller, quote.id, at(4, '15:00'));
    const reminders = async () =>
      (await notificationsOf(db, seller.id)).filter(({ key }) => key.includes('visited'));

    await advance(daysMs(4));
    const early = await reminders();
    await advance(daysMs(2));
    const told = await reminders();
    await advance(daysMs(11));
    const waiting = await getQuote(db, quote.id);
    await advance(daysMs(3));

    expect([early.length, told.length]).toEqual([0, 1]);
    expect(told[0]?.subject).toContain('How was the visit');
    expect(waiting.state).toBe('Appointment');
    expect((await getQuote(db, quote.id)).state).toBe('Expired');
    expect(await reminders()).toHaveLength(1);
  });
});
