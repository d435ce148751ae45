import { type SellerType, sellerTypes } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import { linksIn, renderAt } from '../../lib/render.testing.tsx';
import type { Viewer } from '../../lib/viewer.ts';
import { MobileDrawer } from './mobile-drawer.tsx';

const nothing = () => undefined;
const viewerOf = (seller_type: SellerType, counts: object = {}) =>
  ({ seller_type, notification_count: 0, message_count: 0, wishlist_count: 0, ...counts }) as Viewer;
const drawerOf = (viewer: Viewer | null) =>
  renderAt('/', <MobileDrawer viewer={viewer} isOpen onClose={nothing} onOpenMenu={nothing} />);
const linksOf = async (viewer: Viewer | null) => linksIn(await drawerOf(viewer));

describe('the drawer of phones', () => {
  test('leads visitors to the market, and to a login for what needs one [B-037] [B-039]', async () => {
    const links = await linksOf(null);

    expect(links).toMatchObject({
      'All categories': '/categories',
      'Post an ad': '/login?post_ad=1',
      Wishlist: '/login',
      Cart: '/cart',
      'Register with Us': '/signup',
    });
    expect(links).not.toHaveProperty('My Menu');
    expect(links).not.toHaveProperty('Dashboard');
  });

  test('has the market, My Menu and the own pages for private users [B-031] [B-032]', async () => {
    const links = await linksOf(viewerOf('private'));

    expect(links).toMatchObject({ 'All categories': '/categories', 'My Menu': '/user-menu' });
    expect(links).toMatchObject({ 'Post an ad': '/post-ad', 'My Orders': '/my-orders' });
    expect(links).not.toHaveProperty('Log in');
  });

  test.each(sellerTypes.filter((type) => type !== 'private'))(
    'shows a %s seller no market [B-031]',
    async (type) => {
      const links = await linksOf(viewerOf(type));

      expect(links).not.toHaveProperty('All categories');
      expect(links).not.toHaveProperty('Classifieds');
      expect(links).toMatchObject({ Dashboard: '/dashboard' });
    },
  );

  test('posts an ad for every type that may, as the header does [B-036]', async () => {
    const links = await Promise.all(sellerTypes.map((type) => linksOf(viewerOf(type))));

    expect(sellerTypes.filter((_, index) => links[index]?.['Post an ad'])).toEqual([
      'private',
      'retail',
      'job',
      'real_estate',
      'car_dealer',
    ]);
  });

  test('counts at its items what waits there, at most 9 [B-033]', async () => {
    const links = await linksOf(viewerOf('private', { notification_count: 12, message_count: 2 }));

    expect(links).toMatchObject({ 'Notification9+': '/notifications', Messages2: '/messages' });
    expect(links).toMatchObject({ Wishlist: '/wishlist' });
  });
});
