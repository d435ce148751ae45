import { sellerTypes } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import { pageFrameOf } from './page-frame.ts';

const businesses = sellerTypes.filter((type) => type !== 'private');

describe('what is around a page', () => {
  test.each(['/', '/classifieds', '/bookings', '/retail', '/food-scanner'])(
    'landing pages have the landing header for visitors and private users: %s [B-023]',
    (path) => {
      expect(pageFrameOf(path, null).header).toBe('landing');
      expect(pageFrameOf(path, 'private').header).toBe('landing');
    },
  );

  test.each(['/add-profile-payment-methods', '/booking-checkout', '/boostAd-pay/7/5.00', '/payment/2/29.00'])(
    'checkout pages hide the menus: %s [B-024]',
    (path) => {
      expect(pageFrameOf(path, 'private')).toMatchObject({ header: 'checkout', hasDrawer: false });
    },
  );

  test.each(businesses)('the home of a %s seller has the dashboard header and the drawer [B-025]', (type) => {
    expect(pageFrameOf('/', type)).toMatchObject({ header: 'dashboard', hasDrawer: true });
  });

  test.each(['/dashboard', '/dashboards', '/ad-management', '/wishlist', '/editProfile', '/payment-methods'])(
    'own pages have the dashboard header: %s [B-022]',
    (path) => {
      expect(pageFrameOf(path, 'private')).toMatchObject({ header: 'dashboard', hasDrawer: true });
    },
  );

  test.each([
    '/myProfile',
    '/editProfile',
    '/change-password',
    '/messages',
    '/dashboard',
    '/classes-and-membership',
  ])('the dashboard area has no footer for signed-in users: %s [B-020]', (path) => {
    for (const type of sellerTypes) expect(pageFrameOf(path, type).footer).toBe('none');
  });

  test('the login landing of sellers is not part of the dashboard area [B-020]', () => {
    expect(pageFrameOf('/dashboards', 'job').footer).toBe('mini');
  });

  test('visitors see the footer on /change-password [B-021]', () => {
    expect(pageFrameOf('/change-password', null)).toEqual({
      header: 'inner',
      hasDrawer: false,
      footer: 'full',
    });
  });

  test('conversations use the whole width below the dashboard header', () => {
    expect(pageFrameOf('/messages', 'private')).toMatchObject({ header: 'dashboard', hasDrawer: false });
  });

  test('details have the mini footer, lists the full one, and wizards a bar in its place', () => {
    expect(pageFrameOf('/product-details/classified/pram-7', null)).toMatchObject({
      header: 'inner',
      footer: 'mini',
    });
    for (const type of [null, ...sellerTypes])
      expect(pageFrameOf('/post-ad', type)).toEqual({ header: 'none', hasDrawer: false, footer: 'none' });
    expect(pageFrameOf('/classified-listing/motors', null).footer).toBe('full');
  });

  test('a path that only begins like an own page is not one', () => {
    expect(pageFrameOf('/profile-setup', 'private').hasDrawer).toBe(false);
  });

  test('the page for browsers without a network has nothing around it, whoever is signed in', () => {
    for (const path of ['/offline', '/offline-scanner'])
      for (const type of [null, 'private', 'retail'] as const)
        expect(pageFrameOf(path, type)).toEqual({ header: 'none', hasDrawer: false, footer: 'none' });
  });
});
