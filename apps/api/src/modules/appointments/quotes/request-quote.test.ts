import { chooseBusinessText } from '@souk/contract/modules/appointments/quote-values';
import * as contract from '@souk/contract/modules/appointments/quotes';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { buildSeller, multipart, picture } from '../../sellers/testing.ts';
import { buildTradesperson } from './quotes.testing.ts';

/** A day of the business's place, so many days from now. */
const dayIn = (days: number): string =>
  dayOf(new Date(clock.now().getTime() + daysMs(days)), 'Australia/Sydney');
const at = (days: number, time = '10:00') => ({ date: dayIn(days), time });

const wish = { title: 'New bathroom taps', description: 'Two taps drip.' };
const items = [{ description: 'Labour', quantity: 2, unit_price: 110 }];

const subjectsOf = async ({ db, as }: TestApi, user: { id: number }) => {
  const { data } = await as(await signedInAgain(db, user)).call(listNotifications, {});
  return data.map(({ subject }) => subject);
};

describe('asking for a quote', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  test('[success-quote-requested] sends a brief with photographs to a business, which alone sees them', async () => {
    const { db, as } = api;
    const [{ seller }, customer, stranger] = [
      await buildTradesperson(db),
      await buildUser(db),
      await buildUser(db),
    ];
    const body = multipart({
      ...wish,
      trader_user_id: String(seller.id),
      budget: '400',
      images: [await picture()],
    });

    const asked = await as(customer).send(contract.requestQuote, { body });
    const received = await as(seller).call(contract.listPreviousQuotes, {});
    const shown = asked.envelope.data as { quote_id: number; images: { id: number }[] };
    const params = { quote_id: shown.quote_id, image_id: shown.images[0]?.id ?? 0 };
    const seen = await as(seller).send(contract.readBriefImage, { params });
    const hidden = await as(stranger).send(contract.readBriefImage, { params });

    expect(asked.envelope).toMatchObject({ status: 201, message: 'Quote requested successfully.' });
    expect(received.data).toMatchObject([
      { ...wish, status: 'Quote-Requested', role: 'seller', budget: { cents: 40_000 }, offer: null },
    ]);
    expect(received.data[0]?.moves).toEqual(['send', 'offer-visit', 'decline-request']);
    expect(await subjectsOf(api, seller)).toEqual([`${customer.name} asks for a quote`]);
    expect([seen.status, hidden.status]).toEqual([200, 404]);
  });

  test('sends one brief to several businesses, whose answers stand side by side', async () => {
    const { db, as } = api;
    const sellers = [
      await buildTradesperson(db),
      await buildTradesperson(db),
      await buildTradesperson(db, 1, 'events'),
    ];
    const customer = await buildUser(db);
    const business_ids = sellers.map(({ seller }) => seller.businessId);

    const { brief_id, quote_id } = await as(customer).call(contract.requestQuote, {
      body: { ...wish, business_ids },
    });
    const [first] = sellers;
    if (first) await as(first.seller).call(contract.sendQuote, { body: { quote_id, items, ...at(5) } });
    const brief = await as(customer).call(contract.getBrief, { params: { brief_id } });

    expect(brief.quotes).toHaveLength(3);
    expect(brief.quotes[0]).toMatchObject({
      status: 'Quote-Sent',
      offer: { total: { cents: 22_000 }, gst: { cents: 2_000 }, date: dayIn(5), valid_until: dayIn(5) },
      business: { rating: 0, rating_count: 0 },
    });
    expect(brief.quotes[2]).toMatchObject({ status: 'Quote-Requested', offer: null });
  });

  test.each([
    ['nobody', {}, chooseBusinessText],
    ['a day that is past', { preferred_date: '2020-01-01' }, 'Past dates are not allowed.'],
  ])('is refused with %s', async (_what, changes, text) => {
    const { db, as } = api;
    const { seller } = await buildTradesperson(db);
    const isForNobody = Object.keys(changes).length === 0;
    const body = { ...wish, ...changes, ...(isForNobody ? {} : { business_id: seller.businessId }) };

    const refused = await as(await buildUser(db)).send(contract.requestQuote, { body });

    expect(refused.envelope).toMatchObject({ status: 423, message: text });
  });

  test('is refused of a business that gives none, of more than five, and to businesses', async () => {
    const { db, as } = api;
    const [shop, customer] = [await buildSeller(db), await buildUser(db)];
    const { seller } = await buildTradesperson(db);

    const none = await as(customer).send(contract.requestQuote, {
      body: { ...wish, business_id: shop.businessId },
    });
    const many = await as(customer).send(contract.requestQuote, {
      body: { ...wish, business_ids: [1, 2, 3, 4, 5, 6] },
    });
    const business = await as(shop).send(contract.requestQuote, {
      body: { ...wish, business_id: seller.businessId },
    });

    expect(none.envelope).toMatchObject({ status: 422, message: 'This business gives no quotes.' });
    expect([many.status, business.status]).toEqual([423, 403]);
  });
});
