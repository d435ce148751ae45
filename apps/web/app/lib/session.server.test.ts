import { businessTypes, type SellerType } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from './page.testing.ts';
import {
  findViewer,
  readerTimeZone,
  requireAdmin,
  requireBusiness,
  requireGuest,
  requirePrivate,
  requireUser,
  visitorOrPrivate,
  visitorPrivateOrOwner,
} from './session.server.ts';

const visitor = () => buildPageArgs(buildRequest());

const signedIn = (sellerType: SellerType) =>
  buildPageArgs(buildRequest({ cookie: 'sid=1' }), {
    '/viewer': { body: { data: { user_id: 1, name: 'Amal', seller_type: sellerType } } },
  });

async function destination(guarded: Promise<unknown>): Promise<string | null> {
  const outcome = await guarded.catch((thrown: unknown) => thrown);
  return outcome instanceof Response ? outcome.headers.get('location') : null;
}

describe('guards of pages', () => {
  test('a visitor is sent home from a protected page (B-002)', async () => {
    const { args } = await visitor();

    expect(await destination(requireUser(args))).toBe('/');
    expect(await destination(requirePrivate(args))).toBe('/');
    expect(await destination(requireBusiness(args))).toBe('/');
  });

  test('another seller type is sent to /un-authorize (B-003)', async () => {
    const { args } = await signedIn('retail');

    expect(await destination(requirePrivate(args))).toBe('/un-authorize');
    expect(await destination(requireBusiness(args, ['job']))).toBe('/un-authorize');
    expect(await destination(requireBusiness(args, ['retail', 'job']))).toBeNull();
  });

  test('a private user has no business pages (B-003)', async () => {
    const { args } = await signedIn('private');

    expect(await destination(requireBusiness(args))).toBe('/un-authorize');
    expect(await destination(requirePrivate(args))).toBeNull();
  });

  test('admin pages lead visitors to the admin sign-in and refuse everybody else', async () => {
    const admin = await buildPageArgs(buildRequest({ cookie: 'sid=1' }), {
      '/viewer': { body: { data: { user_id: 1, seller_type: 'private', is_admin: true } } },
    });

    expect(await destination(requireAdmin((await visitor()).args))).toBe('/admin/login');
    expect(await destination(requireAdmin((await signedIn('retail')).args))).toBe('/un-authorize');
    expect(await destination(requireAdmin(admin.args))).toBeNull();
  });

  test('a guest page sends signed-in users home (B-006)', async () => {
    const { args } = await signedIn('private');

    expect(await destination(requireGuest(args))).toBe('/');
    expect(await destination(requireGuest((await visitor()).args))).toBeNull();
  });

  test('public pages are refused to business users only (B-011)', async () => {
    expect(await destination(visitorOrPrivate((await visitor()).args))).toBeNull();
    expect(await destination(visitorOrPrivate((await signedIn('private')).args))).toBeNull();
    expect(await destination(visitorOrPrivate((await signedIn('spa')).args))).toBe('/un-authorize');
  });

  test('the page of their own thing is open to business users, and that of others is not', async () => {
    const [own, others] = [1, 2];

    for (const type of businessTypes) {
      expect(await destination(visitorPrivateOrOwner((await signedIn(type)).args, own))).toBeNull();
      expect(await destination(visitorPrivateOrOwner((await signedIn(type)).args, others))).toBe(
        '/un-authorize',
      );
    }
    expect(await destination(visitorPrivateOrOwner((await signedIn('private')).args, others))).toBeNull();
    expect(await destination(visitorPrivateOrOwner((await visitor()).args, others))).toBeNull();
  });
});

describe('the viewer of a request', () => {
  test('is requested once, and not at all without a cookie', async () => {
    const { args, calls } = await signedIn('private');
    await Promise.all([findViewer(args), findViewer(args)]);
    await findViewer(args);
    const none = await visitor();
    await findViewer(none.args);

    expect(calls).toHaveLength(1);
    expect(none.calls).toHaveLength(0);
  });

  test('is nobody where the API answers 401, and then the page counts as anonymous', async () => {
    const { args, state } = await buildPageArgs(buildRequest({ cookie: 'sid=gone' }), {
      '/viewer': { status: 401 },
    });

    expect(await findViewer(args)).toBeNull();
    expect(state.isAnonymous).toBe(true);
  });

  test('makes the page personal', async () => {
    const { args, state } = await signedIn('private');

    await findViewer(args);

    expect(state.isAnonymous).toBe(false);
  });
});

describe('the zone in which somebody reads times', () => {
  const cookie = 'sid=1; souk_time_zone=Asia%2FKathmandu';
  const viewerWith = (display_time_zone: string | null) => ({
    '/viewer': { body: { data: { user_id: 1, name: 'Amal', seller_type: 'private', display_time_zone } } },
  });

  test('is the one they chose, before that of the browser', async () => {
    const { args } = await buildPageArgs(buildRequest({ cookie }), viewerWith('UTC'));

    expect(await readerTimeZone(args)).toBe('UTC');
  });

  test('is that of the browser until they choose, and calls to the API say so', async () => {
    const { args, calls } = await buildPageArgs(buildRequest({ cookie }), viewerWith(null));

    expect(await readerTimeZone(args)).toBe('Asia/Kathmandu');
    expect(calls[0]?.headers['x-time-zone']).toBe('Asia/Kathmandu');
  });

  test.each(['', 'souk_time_zone=Mars%2FOlympus', 'souk_time_zone=%E0%A4%A', 'souk_time_zone=%2B10%3A00'])(
    'is the market’s for a browser that tells %j',
    async (told) => {
      const { args, state } = await buildPageArgs(buildRequest({ cookie: told }), {
        '/viewer': { body: { data: null } },
      });

      expect(await readerTimeZone(args)).toBe('Australia/Sydney');
      expect(state.toldTimeZone).toBeUndefined();
    },
  );
});
