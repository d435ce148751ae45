import type { SellerType } from '@souk/contract/shared/seller-types';
import { sellerTypes } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import { linksIn, renderAt } from '../../lib/render.testing.tsx';
import type { Viewer } from '../../lib/viewer.ts';
import { Header } from './header.tsx';
import { HeaderActions } from './header-actions.tsx';

const viewerOf = (seller_type: SellerType, counts: Partial<Viewer> = {}): Viewer =>
  ({
    user_id: 7,
    name: 'Amal Haddad',
    image: null,
    seller_type,
    booking_count: 0,
    calendar_count: 0,
    cart_count: 0,
    notification_count: 0,
    wishlist_count: 0,
    message_count: 0,
    ...counts,
  }) as Viewer;

const nothing = () => undefined;
const actionsOf = async (viewer: Viewer | null, address = '/') =>
  linksIn(await renderAt(address, <HeaderActions viewer={viewer} onOpenMenu={nothing} />));
const headerOf = (style: 'landing' | 'inner' | 'dashboard' | 'checkout', viewer: Viewer | null) =>
  renderAt('/', <Header style={style} viewer={viewer} hasDrawer={false} onOpenMenu={nothing} />);

const businesses = sellerTypes.filter((type) => type !== 'private');

describe('the links of the header', () => {
  test('offer wishlist and cart to visitors and private users [B-034]', async () => {
    expect(Object.keys(await actionsOf(null))).toEqual(['Wishlist', 'Cart', 'Post an ad', 'Log in']);
    expect(await actionsOf(viewerOf('private'))).toMatchObject({ Wishlist: '/wishlist', Cart: '/cart' });
  });

  test.each(businesses)('offer a %s seller neither, but messages and notifications [B-034]', async (type) => {
    const links = await actionsOf(viewerOf(type));

    expect(links).not.toHaveProperty('Wishlist');
    expect(links).not.toHaveProperty('Cart');
    expect(links).toMatchObject({ Messages: '/messages', Notifications: '/notifications' });
  });

  test('post an ad for whoever may, and for nobody else [B-036]', async () => {
    const offered = await Promise.all(
      sellerTypes.map(async (type) => (await actionsOf(viewerOf(type)))['Post an ad']),
    );

    expect(sellerTypes.filter((_, index) => offered[index] === '/post-ad')).toEqual([
      'private',
      'retail',
      'job',
      'real_estate',
      'car_dealer',
    ]);
  });

  test('lead visitors to the login, which returns to the page and remembers the wish to post [B-037]', async () => {
    expect(await actionsOf(null, '/search?keyword=pram')).toMatchObject({
      Wishlist: '/login?back=%2Fsearch%3Fkeyword%3Dpram',
      'Post an ad': '/login?back=%2Fsearch%3Fkeyword%3Dpram&post_ad=1',
      'Log in': '/login?back=%2Fsearch%3Fkeyword%3Dpram',
    });
    expect(await actionsOf(null, '/login?back=%2Fx')).toMatchObject({ 'Log in': '/login' });
  });

  test.each([
    [0, 'Wishlist', undefined],
    [1, 'Wishlist, 1', '1'],
    [9, 'Wishlist, 9', '9'],
    [10, 'Wishlist, 9+ (10)', '9+'],
  ])('carry a badge of at most 9: %i reads %s [B-033]', async (wishlist_count, label, shown) => {
    const viewer = viewerOf('private', { wishlist_count });
    const rendered = await renderAt('/', <HeaderActions viewer={viewer} onOpenMenu={nothing} />);

    expect(linksIn(rendered)).toHaveProperty([label]);
    const badges = [...rendered.matchAll(/<span aria-hidden="true" class="num grid[^>]*>([^<]*)</g)];
    expect(badges.map(([, text]) => text)).toEqual(shown ? [shown] : []);
  });

  test('count each thing by itself [B-055]', async () => {
    const viewer = viewerOf('private', { cart_count: 2, message_count: 3, notification_count: 12 });

    expect(Object.keys(await actionsOf(viewer))).toEqual(
      expect.arrayContaining(['Wishlist', 'Cart, 2', 'Messages, 3', 'Notifications, 12 unread']),
    );
  });

  test('mark the bell only while something is unread [B-035]', async () => {
    const bell = (notification_count: number) =>
      renderAt('/', <HeaderActions viewer={viewerOf('job', { notification_count })} onOpenMenu={nothing} />);

    expect(await bell(1)).toContain('data-unread');
    expect(await bell(0)).not.toContain('data-unread');
  });

  test('view the account where it is: /profile of private users, /myProfile of businesses [B-038]', async () => {
    expect(await actionsOf(viewerOf('private'))).toMatchObject({ 'View Account': '/profile' });
    expect(await actionsOf(viewerOf('job'))).toMatchObject({ 'View Account': '/myProfile' });
    expect(await actionsOf(null)).not.toHaveProperty('View Account');
  });
});

describe('the header of', () => {
  test('a checkout has nothing but the way home and the promise [B-024]', async () => {
    const header = await headerOf('checkout', viewerOf('private', { cart_count: 3 }));

    expect(header).toContain('Safe and secure checkout');
    expect(Object.values(linksIn(header))).toEqual(['/']);
  });

  test('a list has the category menu and the trades, and My Menu for who is signed in [B-030] [B-032]', async () => {
    const visitors = linksIn(await headerOf('inner', null));
    const own = linksIn(await headerOf('inner', viewerOf('private')));

    expect(visitors).toMatchObject({ 'All categories': '/categories', Classifieds: '/classifieds' });
    expect(visitors).not.toHaveProperty('My Menu');
    expect(own).toMatchObject({ 'My Menu': '/user-menu' });
  });

  test('a workplace names its owner and shows no trades [B-031]', async () => {
    const header = await headerOf('dashboard', viewerOf('job'));

    expect(header).toContain('Amal Haddad');
    expect(linksIn(header)).not.toHaveProperty('Classifieds');
    expect(linksIn(header)).not.toHaveProperty('All categories');
  });

  test.each([
    ['a visitor', null, '/categories'],
    ['a user', viewerOf('private'), '/dashboard'],
  ] as const)('a phone without scripts leads %s from the menu button to %s', async (_who, viewer, to) => {
    expect(linksIn(await headerOf('landing', viewer))).toMatchObject({ 'Open menu': to, Search: '/search' });
  });
});
