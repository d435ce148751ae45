import type { Ad } from '@souk/contract/modules/classifieds/ads';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import type { AdForm } from '../wizard/ad-form.ts';
import { AdTable } from './ads/ad-table.tsx';
import { AdPrice, Expiry } from './ads/ad-words.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { OwnerPanel } from './owner-panel.tsx';
import { PreviewPrice } from './wizard/preview-card.tsx';
import { QuotaNote, SavedNote } from './wizard/wizard-notes.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const now = '2026-03-02T02:00:00.000Z';
const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();
const root = { now };

describe('what a reader can do about an ad', () => {
  const ad = {
    id: 7,
    title: 'Pram',
    path: '/pram',
    seller: { id: 2, name: 'Ben' },
    price: money(12_000),
    template_slug: 'general',
    is_sold: 0,
    may_offer: true,
    my_offer: null,
    has_phone: true,
  };
  const panel = (changes: object = {}) =>
    renderAt('/pram', <BuyPanel ad={{ ...ad, ...changes } as unknown as AdDetail} />, root);

  test('is to offer a price where one can be offered, and always to write', async () => {
    expect(wordsOf(await panel())).toMatch(/Make an offer.*Message seller/);
    expect(wordsOf(await panel({ may_offer: false }))).not.toContain('Make an offer');
    expect(wordsOf(await panel({ may_offer: false })).match(/Message seller/g)).toHaveLength(1);
  });

  test('is to report it once it is sold, and nothing else', async () => {
    const sold = await panel({ is_sold: 1 });

    expect(wordsOf(sold)).not.toMatch(/Make an offer|Message seller|Show phone number/);
    expect(Object.keys(linksIn(sold))).toContain('Report');
  });

  test('is to see the number where there is one', async () => {
    expect(buttonsIn(await panel())).toContain('Show phone number');
    expect(buttonsIn(await panel({ has_phone: false }))).not.toContain('Show phone number');
  });

  test('begins with a login for visitors [B-037]', async () => {
    expect(linksIn(await panel())['Make an offer']).toBe('/login?back=%2Fpram');
    const signedIn = await renderAt('/pram', <BuyPanel ad={ad as unknown as AdDetail} />, {
      now,
      viewer: { user_id: 1, seller_type: 'private' },
    });
    expect(linksIn(signedIn)).toMatchObject({ 'Make an offer': '/make-offer/7', Report: '/report-ad/7' });
  });

  test.each([
    [{ price: null, may_offer: false }, true],
    [{ price: null, may_offer: false, template_slug: 'job' }, false],
    [{ price: null, may_offer: false, is_sold: 1 }, false],
    [{}, false],
  ])('is no offer where the ad has no price, and that is said: %o [B-101]', async (changes, isSaid) => {
    expect(wordsOf(await panel(changes)).includes('There is no price associated for this ad.')).toBe(isSaid);
  });
});

describe('an own ad', () => {
  const own = {
    id: 7,
    title: 'Pram',
    path: '/pram',
    image: null,
    price: money(12_000),
    price_type: 'fixed',
    price_unit: null,
    template_slug: 'general',
    status: 'approved',
    is_sold: 0,
    is_premium: 0,
    featured_classified: 0,
    expires_at: inDays(20),
    views: 1,
    offers_count: 0,
    rejection_reason: null,
    moves: ['edit', 'mark-sold', 'delete'],
  };
  const table = (changes: object = {}) =>
    renderAt('/ad-management', <AdTable ads={[{ ...own, ...changes } as unknown as Ad]} />, root);
  const read = async (changes: object = {}) => wordsOf(await table(changes));

  test.each([
    [{}, '20 days left'],
    [{ views: 1200 }, '1,200 views'],
    [{ offers_count: 1 }, '1 open offer'],
    [{ offers_count: 3 }, '3 open offers'],
    [{ is_premium: 1, featured_classified: 1 }, 'Premium'],
    [{ featured_classified: 1 }, 'Featured'],
    [{ status: 'rejected', rejection_reason: 'The photo is not yours.' }, 'The photo is not yours.'],
    [{ status: 'pending for approval from Admin' }, 'Pending for approval from Admin'],
    [{ is_sold: 1 }, 'Sold'],
  ])('says how it stands: %o', async (changes, words) => {
    expect(await read(changes)).toContain(words);
  });

  test('says nothing of offers and badges that it has not', async () => {
    expect(await read()).toContain('1 view');
    expect(await read()).not.toMatch(/open offer|Premium|Featured/);
    expect(await read({ is_premium: 1, featured_classified: 1 })).not.toContain('Featured');
  });

  test('leads to its own offers', async () => {
    expect(linksIn(await table({ offers_count: 3 }))).toMatchObject({
      '3 open offers': '/offers?role=received&classified_id=7',
    });
  });

  test.each([
    [['mark-sold', 'edit', 'delete'], 'Mark as sold'],
    [['repost', 'edit'], 'Repost'],
    [['edit'], 'Edit'],
  ])('of which %o are open has its likeliest move outside the menu', async (moves, first) => {
    const page = await table({ moves, status: moves.includes('repost') ? 'expired' : 'approved' });
    const outside = page.slice(
      page.indexOf('flex items-center justify-end gap-1.5'),
      page.indexOf('More for Pram'),
    );

    expect(Object.keys(linksIn(outside))).toEqual([first]);
  });

  test('is boosted only while it is public', async () => {
    expect(linksIn(await table())).toMatchObject({ Boost: '/boostAd-pay/7' });
    expect(linksIn(await table({ status: 'expired' }))).not.toHaveProperty('Boost');
    expect(linksIn(await table({ is_sold: 1 }))).not.toHaveProperty('Boost');
  });

  test.each([
    [inDays(0.5), 'Ends within a day', true],
    [inDays(3), '3 days left', true],
    [inDays(4), '4 days left', false],
  ])('that ends %s says so, and warns before', async (expires_at, words, warns) => {
    const shown = await renderAt('/', <Expiry ad={{ ...own, expires_at } as unknown as Ad} />, root);

    expect(wordsOf(shown)).toBe(words);
    expect(shown.includes('text-warn')).toBe(warns);
  });

  test.each([[{ status: 'expired' }], [{ is_sold: 1 }], [{ expires_at: null }]])(
    'has no end while it is not public: %o',
    async (changes) => {
      expect(await renderAt('/', <Expiry ad={{ ...own, ...changes } as unknown as Ad} />, root)).toBe('');
    },
  );

  test.each([
    [{ price: money(500) }, '$5.00'],
    [{ price: null, price_type: 'free' }, 'Free'],
    [{ price: null, price_type: 'on-request', template_slug: 'job' }, 'Pay not stated'],
    [{ price: null, price_type: 'on-request' }, 'Price on request'],
  ])('costs what its kind says: %o is %s', async (changes, words) => {
    expect(wordsOf(await renderAt('/', <AdPrice ad={{ ...own, ...changes } as unknown as Ad} />))).toBe(
      words,
    );
  });
});

describe('an own ad as others see it', () => {
  const ad = {
    id: 7,
    title: 'Pram',
    status: 'approved',
    is_sold: 0,
    views: 1,
    rejection_reason: null,
    moves: ['edit'],
  };
  const panel = (changes: object = {}) =>
    renderAt('/pram', <OwnerPanel ad={{ ...ad, ...changes } as unknown as AdDetail} />);

  test.each([
    [1, /\b1 view\b/],
    [1200, /1,200 views/],
  ])('counts its views: %i', async (views, words) => {
    expect(wordsOf(await panel({ views }))).toMatch(words);
  });

  test('is edited and boosted where it stands, while that is open', async () => {
    expect(linksIn(await panel())).toMatchObject({ 'Edit ad': '/update-ad/7', 'Boost ad': '/boostAd-pay/7' });
    expect(linksIn(await panel({ moves: [] }))).not.toHaveProperty('Edit ad');
    for (const ended of [{ status: 'expired' }, { is_sold: 1 }])
      expect(linksIn(await panel(ended))).not.toHaveProperty('Boost ad');
  });
});

describe('an ad that is being written', () => {
  const priced = async (form: object) =>
    wordsOf(
      await renderAt(
        '/',
        <PreviewPrice
          form={{ price: '', sale_price: '', price_type: 'fixed', ...form } as unknown as AdForm}
        />,
      ),
    );

  test.each([
    [{}, 'Price comes next'],
    [{ price: '120' }, '$120.00'],
    [{ price: '120', sale_price: '100' }, '$100.00 was $120.00'],
    [{ price: '120', sale_price: '150' }, '$120.00'],
    [{ price: '120', price_type: 'free' }, 'Free'],
    [{ price: '120', price_type: 'on-request' }, 'Price on request'],
  ])('shows its price as the card will: %o is %s', async (form, words) => {
    expect(await priced(form)).toBe(words);
  });

  test.each([
    [null, ''],
    [4, ''],
    [3, 'You can post 3 more ads.'],
    [1, 'You can post 1 more ad.'],
    [0, 'Your ad posting limit is over. Your draft is kept. Mark an ad as sold or delete one to make room.'],
  ])('warns of the limit only where it is near: %s left', async (adsLeft, words) => {
    expect(wordsOf(await renderAt('/', <QuotaNote adsLeft={adsLeft} />))).toBe(words);
  });

  test('says when it was saved, or that it is being saved', async () => {
    const note = async (savedAt: string | null, isSaving: boolean) =>
      wordsOf(await renderAt('/', <SavedNote savedAt={savedAt} isSaving={isSaving} />));

    expect(await note(now, false)).toMatch(/^Draft saved \d/);
    expect(await note(now, true)).toBe('Saving draft');
    expect(await note(null, false)).toBe('');
  });
});
