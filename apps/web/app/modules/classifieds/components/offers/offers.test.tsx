import type { Offer } from '@souk/contract/modules/classifieds/offers';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../../lib/render.testing.tsx';
import { OfferDetail } from './offer-detail.tsx';
import { OfferHistory } from './offer-history.tsx';
import { OfferList } from './offer-list.tsx';
import { OfferFate } from './offer-words.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const now = '2026-03-02T02:00:00.000Z';
const inHours = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
const root = { now, terms: { offerHours: 48 } };

const offer = {
  id: 7,
  classified_id: 30,
  role: 'seller',
  buyer: { id: 1, name: 'Anna', image: null },
  seller: { id: 2, name: 'Ben', image: null },
  ad: { title: 'Pram', path: '/pram', image: null, price: money(12_000), is_sold: 0 },
  offer_price: money(10_000),
  message: null,
  status: 'Pending',
  closed_because: null,
  created_at: inHours(-1),
  expires_at: inHours(5),
  responded_at: null,
  moves: ['accept', 'reject'],
};
const offerWith = (changes: object) => ({ ...offer, ...changes }) as unknown as Offer;

describe('an offer', () => {
  const fate = async (changes: object) =>
    wordsOf(await renderAt('/offers', <OfferFate offer={offerWith(changes)} />, root));

  test.each([
    [inHours(5), 'Expires in 5 hours'],
    [inHours(1), 'Expires within an hour'],
    [inHours(-1), 'Expires within an hour'],
  ])('that waits says how long still: until %s', async (expires_at, words) => {
    expect(await fate({ expires_at })).toBe(words);
  });

  test('that ended says why, and one that was answered says nothing more', async () => {
    expect(await fate({ status: 'Rejected', closed_because: 'expired' })).not.toContain('Expires in');
    expect(await fate({ status: 'Rejected', closed_because: 'expired' })).not.toBe('');
    expect(await fate({ status: 'Accepted' })).toBe('');
  });

  test.each([
    ['Pending', {}, 'The seller can answer until'],
    ['Accepted', { responded_at: now }, 'Accepted by the seller'],
    ['Rejected', { responded_at: now }, 'Rejected'],
    ['Rejected', { responded_at: now, closed_because: 'ad-sold' }, 'The ad was marked as sold.'],
  ])('that is %s has its history: %o', async (status, changes, words) => {
    const history = await renderAt('/', <OfferHistory offer={offerWith({ status, ...changes })} />, root);

    expect(wordsOf(history)).toMatch(new RegExp(`Offer of \\$100.00 sent.*${words}`));
    expect(history.match(/<li/g)).toHaveLength(2);
    expect(history).toContain(`dateTime="${status === 'Pending' ? offer.expires_at : now}"`);
  });
});

describe('the page of an offer', () => {
  const page = (changes: object = {}, others: object[] = [], address: '/offers' | '/my-offer' = '/offers') =>
    renderAt(
      `/offers/7`,
      <OfferDetail offer={offerWith(changes)} others={others.map(offerWith)} page={address} />,
      root,
    );

  test('names the other side, and leads to the chat with them', async () => {
    const toSeller = await page();
    const toBuyer = await page({ role: 'buyer' });

    expect(wordsOf(toSeller)).toMatch(/Offer on your ad.*Buyer ?Anna/);
    expect(linksIn(toSeller)['Open the chat']).toMatch(/user_id=1\b/);
    expect(wordsOf(toBuyer)).toMatch(/Your offer.*Seller ?Ben/);
    expect(linksIn(toBuyer)['Open the chat']).toMatch(/user_id=2\b/);
  });

  test('answers only while that is open', async () => {
    expect(buttonsIn(await page())).toEqual(expect.arrayContaining(['Accept $100.00', 'Reject']));
    expect(buttonsIn(await page({ moves: [] }))).toEqual([]);
  });

  test('leads back to the list that it stands in', async () => {
    expect(linksIn(await page())).toMatchObject({ Offers: '/offers' });
    expect(linksIn(await page({ role: 'buyer' }))).toMatchObject({ Offers: '/offers?role=sent' });
    expect(linksIn(await page({ role: 'buyer' }, [], '/my-offer'))).toMatchObject({ Offers: '/my-offer' });
  });

  test('shows what else was offered, at the address of the viewer', async () => {
    const others = [{ id: 8, offer_price: money(9000) }];

    expect(linksIn(await page({}, others))).toHaveProperty(['Anna $90.00'], '/offers/8');
    expect(linksIn(await page({}, others, '/my-offer'))).toHaveProperty(
      ['Anna $90.00'],
      '/my-offer-details/8',
    );
    expect(wordsOf(await page())).not.toContain('Other offers on this ad');
  });

  test('says the asking price and that it is sold only where that is so', async () => {
    expect(wordsOf(await page())).toContain('asking $120.00');
    expect(wordsOf(await page({ ad: { ...offer.ad, price: null } }))).not.toContain('asking');
    expect(wordsOf(await page({ ad: { ...offer.ad, is_sold: 1 } }))).toContain('Sold');
    expect(wordsOf(await page())).not.toContain('Sold');
  });
});

describe('the list of offers', () => {
  const list = (
    changes: Partial<Parameters<typeof OfferList>[0]> = {},
    offers: Offer[] = [],
    terms: object = root,
  ) =>
    renderAt(
      '/offers',
      <OfferList
        {...{ page: '/offers', role: 'received', status: undefined, adId: '', ...changes }}
        offers={{ data: offers, current_page: 1, last_page: 1, per_page: 10, total: offers.length }}
      />,
      terms,
    );

  test('says within how many hours an offer is answered, as an admin has set it', async () => {
    expect(wordsOf(await list())).toContain('you answer it here within 48 hours.');
    expect(wordsOf(await list({}, [], { now, terms: { offerHours: 1 } }))).toContain('within 1 hour.');
    expect(wordsOf(await list({}, [], { now }))).toContain('you answer it here.');
  });

  test('leads from an empty list to where offers come from', async () => {
    expect(linksIn(await list())).toMatchObject({ 'See your ads': '/ad-management' });
    expect(linksIn(await list({ role: 'sent' }))).toMatchObject({ 'Browse the ads': '/classifieds' });
  });

  test('keeps side and ad in the addresses of its states', async () => {
    expect(linksIn(await list({ adId: '30' }))).toMatchObject({
      All: '/offers?role=received&classified_id=30',
      Pending: '/offers?role=received&status=Pending&classified_id=30',
      'Show all offers': '/offers?role=received',
    });
    expect(linksIn(await list({ page: '/my-offer' }))).toMatchObject({
      All: '/my-offer',
      Accepted: '/my-offer?status=Accepted',
    });
    expect(linksIn(await list())).not.toHaveProperty('Show all offers');
  });

  test('says on each row who offered or to whom', async () => {
    expect(wordsOf(await list({}, [offerWith({})]))).toContain('From Anna');
    expect(wordsOf(await list({ role: 'sent' }, [offerWith({ role: 'buyer' })]))).toContain('To Ben');
  });
});
