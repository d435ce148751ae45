import type { SellerType } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { buildReceived } from '../../modules/bookings/bookings.testing.ts';
import { ChangeWords, changeTone } from './change-words.tsx';
import type { Dashboard } from './dashboard.server.ts';
import { DashboardBody } from './dashboard-body.tsx';
import { MessagesPanel, NotificationsPanel } from './news-panels.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const now = '2026-03-02T02:00:00.000Z';
const viewer = (seller_type: SellerType) => ({
  user_id: 7,
  name: 'Amal',
  seller_type,
  wishlist_count: 4,
  message_count: 2,
  notification_count: 1200,
});
const bare = {
  setup: null,
  ads: null,
  products: null,
  figures: null,
  period: 'This Month',
  conversations: [],
  notifications: [],
};
const body = (seller_type: SellerType, changes: object = {}) =>
  renderAt('/dashboard', <DashboardBody dashboard={{ ...bare, ...changes } as unknown as Dashboard} />, {
    now,
    viewer: viewer(seller_type),
  });
const pair = (now: number, before = 0) => ({ now, before });
const customer = {
  kind: 'customer',
  is_new: false,
  counters: {
    spent: { now: money(5000), before: money(4000) },
    orders: pair(3),
    orders_open: 1,
    returns_open: 0,
    reviews_to_write: 2,
    wishlist: 4,
    saved_searches: 5,
    notifications: 6,
  },
  chart: [],
  step: 'day',
  recent: [],
};

describe('the dashboard', () => {
  test('without figures shows the counters that come with the viewer', async () => {
    const seller = wordsOf(await body('job'));

    expect(seller).toContain('Welcome back, Amal');
    expect(seller).toContain('Unread messages');
    expect(seller).toContain('1,200');
    expect(seller).not.toContain('On your wishlist');
    expect(wordsOf(await body('private'))).toContain('On your wishlist');
  });

  test.each([
    [{ done: ['profile-information'], steps: ['profile-information', 'payment-information'] }, true],
    [{ done: ['profile-information'], steps: ['profile-information'] }, false],
  ])('asks to go on with the setup only while a step is open: %o', async (setup, isAsked) => {
    expect(wordsOf(await body('job', { setup })).includes('% complete')).toBe(isAsked);
  });

  test('of a private user leads from each number to what it counts', async () => {
    const page = await body('private', { figures: customer });
    const ads = { ads: { pending: 0, approved: 9, expired: 0, rejected: 0, sold: 0 }, ads_left: 1 };

    expect(Object.values(linksIn(page))).toEqual(
      expect.arrayContaining(['/billing-history', '/my-orders', '/reviews', '/wishlist', '/saved-searches']),
    );
    expect(wordsOf(page)).toContain('25% more than last month by now');
    expect(wordsOf(page)).not.toContain('Live ads');
    expect(wordsOf(await body('private', { figures: customer, ads }))).toContain('Live ads');
  });

  test('of somebody who has bought nothing yet compares nothing', async () => {
    const fresh = wordsOf(await body('private', { figures: { ...customer, is_new: true } }));

    expect(fresh).toContain('Nothing bought yet');
    expect(fresh).not.toMatch(/than last month|Latest orders/);
    expect(wordsOf(await body('private', { figures: customer }))).toContain('Latest orders');
  });

  test('of a shop that has sold nothing yet begins with a product', async () => {
    const shop = {
      kind: 'shop',
      is_new: true,
      low_stock: [],
      counters: { low_stock: 0, pieces: pair(0), orders: pair(0) },
    };

    expect(linksIn(await body('retail', { figures: shop }))).toMatchObject({ 'Add a product': '/post-ad' });
  });
});

describe('the dashboard of a business that is booked', () => {
  const desk = {
    kind: 'bookings',
    is_new: false,
    counters: {
      earned: { now: money(9000), before: money(0) },
      bookings: pair(3, 1),
      to_answer: 2,
      confirmed: 4,
      in_progress: 1,
      enquiries: 5,
      quotes_to_send: 6,
      quotes_sent: 7,
      gallery: 8,
      reviews: 1,
    },
    rating: 4.5,
    next_free: null,
    chart: [],
    step: 'day',
    today: [buildReceived({ booking_id: 8 })],
    recent: [buildReceived({ status: 'Pending', moves: ['confirm'] })],
    reviews: [],
  };
  const shown = (type: SellerType, changes: object = {}) => body(type, { figures: { ...desk, ...changes } });

  test('leads from each number to the list that it counts', async () => {
    const page = await shown('handyman');
    const links = Object.values(linksIn(page));

    expect(page).toContain('href="/business-bookings?view=day"');
    expect(links).toEqual(
      expect.arrayContaining([
        '/transaction',
        '/business-bookings?tab=pending&status=Pending',
        '/business-bookings?tab=confirmed',
        '/business-bookings?status=Inprocess',
        '/business-bookings/quotes?tab=requested',
        '/previous-enquiries?status=new',
        '/reviews',
      ]),
    );
  });

  test('shows the day and what waits with its next act', async () => {
    const page = await shown('beauty');

    expect(page).toContain('/act/beauty-bookings/confirm/7');
    expect(page).toContain('/beauty-my-bookings-detail/8');
    expect(wordsOf(page)).toContain('Not within two weeks');
    expect(wordsOf(await shown('beauty', { today: [], recent: [] }))).toMatch(
      /No requests are waiting for you.*Nothing is booked today/,
    );
  });

  test('has quotes where they are asked for, and pictures for events', async () => {
    expect(wordsOf(await shown('spa'))).not.toMatch(/Quotes to send|Pictures in your gallery/);
    expect(wordsOf(await shown('professional'))).not.toContain('Pictures in your gallery');
    expect(wordsOf(await shown('events'))).toMatch(/Quotes to send.*Pictures in your gallery/);
  });

  test('of one that is new says what will be there, and still what waits', async () => {
    const fresh = wordsOf(await shown('wellbeing', { is_new: true }));

    expect(fresh).toContain('No bookings yet');
    expect(fresh).toContain('Questions to answer');
    expect(fresh).not.toContain('Earned through Souk');
  });
});

describe('a number against the period before', () => {
  test.each([
    [5000, 4000, '25% more than last month by now', 'good'],
    [3000, 4000, '25% less than last month by now', 'bad'],
    [4000, 4000, 'Same as last month by now', 'mute'],
    [0, 0, 'Same as last month by now', 'mute'],
    [5000, 0, 'Nothing last month by now', 'mute'],
  ])('%i after %i reads %s', async (after, before, words, tone) => {
    expect(
      wordsOf(await renderAt('/', <ChangeWords now={after} before={before} period="This Month" />)),
    ).toBe(words);
    expect(changeTone(after, before)).toBe(tone);
  });
});

describe('the news of a dashboard', () => {
  const conversation = {
    id: 5,
    name: 'Nour',
    image: null,
    last_message: 'Hello',
    last_message_at: now,
    unread_count: 0,
  };
  const messages = (conversations: object[] | null) =>
    renderAt('/', <MessagesPanel conversations={conversations as never} />, { now });

  test('say what would be there, or offer to try again where they could not be loaded', async () => {
    expect(wordsOf(await messages([]))).toContain(
      'Write to a seller, and your conversation will appear here.',
    );
    expect(buttonsIn(await messages([]))).toEqual([]);
    expect(buttonsIn(await messages(null))).toEqual(['Try again']);
    expect(buttonsIn(await renderAt('/', <NotificationsPanel notifications={null} />))).toEqual([
      'Try again',
    ]);
  });

  test('lead to the conversation, in strong letters while it is unread', async () => {
    const read = await messages([conversation]);

    expect(Object.values(linksIn(read))).toContain('/messages?conversation_id=5');
    expect(read).not.toContain('text-[15px] font-semibold');
    expect(await messages([{ ...conversation, unread_count: 1 }])).toContain('text-[15px] font-semibold');
  });
});
