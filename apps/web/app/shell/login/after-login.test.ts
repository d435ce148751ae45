import { describe, expect, test } from 'vitest';
import { afterLogin } from './after-login.ts';

const seller = (profile_completed: 0 | 1) =>
  ({ seller_type: 'job', profile_completed, menu_skipped: 0 }) as const;
const person = (menu_skipped: 0 | 1) =>
  ({ seller_type: 'private', profile_completed: 1, menu_skipped }) as const;
const plain = { via: 'password', wantsToPost: false, back: '/classifieds' } as const;

describe('a login leads', () => {
  test('a seller with an open profile to the setup, others to the dashboards [B-052]', () => {
    expect(afterLogin({ ...plain, user: seller(0) })).toBe('/profile-setup');
    expect(afterLogin({ ...plain, user: seller(1) })).toBe('/dashboards');
  });

  test('a private user who skipped the menu to the intermediate page [B-053]', () => {
    expect(afterLogin({ ...plain, user: person(1) })).toBe('/intermediate');
  });

  test('any other private user back to where the login was opened', () => {
    expect(afterLogin({ ...plain, user: person(0) })).toBe('/classifieds');
    expect(afterLogin({ ...plain, user: person(0), back: '/login?back=%2F' })).toBe('/');
  });

  test('whoever wanted to post an ad to the wizard [B-015] [B-016]', () => {
    expect(afterLogin({ ...plain, user: person(0), wantsToPost: true })).toBe('/post-ad');
  });

  test('by another account: private users without a menu to the menu, sellers to the dashboard [B-054]', () => {
    const social = { ...plain, via: 'social', back: '/' } as const;

    expect(afterLogin({ ...social, user: person(0) })).toBe('/intermediate');
    expect(afterLogin({ ...social, user: person(1) })).toBe('/');
    expect(afterLogin({ ...social, user: seller(0) })).toBe('/dashboards');
  });
});
