import { forgotPassword } from '@souk/contract/modules/identity/passwords';
import { getViewer, login } from '@souk/contract/modules/identity/sessions';
import { subscribeNewsletter } from '@souk/contract/modules/pages/contacts';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, postPage } from '../../lib/page.testing.ts';
import { action as subscribe } from '../menus/newsletter.ts';
import { action as forget } from './forgot-password.ts';
import { action as enter, loader } from './login.tsx';

const ok = (data: unknown, message = 'Done.') => ({ body: { data, message } });
const refused = { status: 422, body: { message: 'No', error: 'No such account.' } };
type Answers = Parameters<typeof buildPageArgs>[1];

async function asked<T>(
  run: (args: never) => T,
  query: string,
  answers: Answers = {},
  headers: HeadersInit = {},
) {
  const request = new Request(`http://souk.test/login${query}`, { headers });
  const { args, state } = await buildPageArgs(request, answers);
  return { outcome: await Promise.resolve(run(args as never)).catch((thrown: unknown) => thrown), state };
}

const posted = (
  run: (args: never) => Promise<unknown>,
  fields: Record<string, string>,
  answers: Answers = {},
  isByScript = false,
) => postPage(run, { fields, answers, isByScript, cookie: '' });

describe('the page of the login', () => {
  test.each([
    ['', { view: 'login', back: '/', refusal: null }],
    ['?view=forgot', { view: 'forgot' }],
    ['?view=other', { view: 'login' }],
    ['?back=%2Fwishlist', { back: '/wishlist' }],
    ['?back=https%3A%2F%2Fevil.test', { back: '/' }],
    ['?social=denied', { refusal: null }],
  ])('%s shows %o [B-044]', async (query, shown) => {
    expect((await asked(loader, query)).outcome).toMatchObject(shown);
  });

  test('remembers who came to post an ad [B-016]', async () => {
    expect((await asked(loader, '?post_ad=1')).state.setCookies.join()).toMatch(/post_ad/);
    expect((await asked(loader, '')).state.setCookies.join()).not.toMatch(/post_ad/);
  });

  test('is for visitors only [B-006]', async () => {
    const answers = { [getViewer.path]: ok({ user_id: 1, seller_type: 'private' }) };
    const { outcome } = await asked(loader, '', answers, { cookie: 'sid=1' });

    expect((outcome as Response).headers.get('location')).toBe('/');
  });
});

describe('logging in', () => {
  const typed = { email: 'amal@souk.test', password: 'Passw0rd!', _back: '/classifieds' };
  const user = { user_id: 1, name: 'Amal', seller_type: 'private', profile_completed: 1, menu_skipped: 0 };

  test('leads back to where it was opened [B-051]', async () => {
    const { to, cookies } = await posted(enter, typed, { [login.path]: ok(user, 'You are logged in.') });

    expect(to).toBe('/classifieds');
    expect(cookies).toContain('You are logged in.');
  });

  test('that fails shows the message and keeps where to return to [B-048]', async () => {
    const { outcome } = await posted(enter, typed, { [login.path]: refused });

    expect(outcome).toMatchObject({
      data: { form: 'No such account.', back: '/classifieds' },
      init: { status: 422 },
    });
  });

  test('never sends a refused password back into the page', async () => {
    const { outcome } = await posted(enter, typed, { [login.path]: refused });

    expect(JSON.stringify(outcome)).not.toContain('Passw0rd!');
  });

  test('never leaves this site', async () => {
    const away = { ...typed, _back: '//evil.test' };

    expect((await posted(enter, away, { [login.path]: ok(user) })).to).toBe('/');
  });
});

describe('a forgotten password', () => {
  const sent = { [forgotPassword.path]: ok(null, 'We have mailed you.') };

  test('shows the message of the server [B-049]', async () => {
    expect(await posted(forget, { email: 'amal@souk.test' }, sent)).toMatchObject({ to: '/login' });
    expect((await posted(forget, { email: 'amal@souk.test' }, sent)).cookies).toContain(
      'We have mailed you.',
    );
    expect((await posted(forget, { email: 'amal@souk.test' }, sent, true)).outcome).toMatchObject({
      data: { message: 'We have mailed you.' },
    });
  });

  test('stays at its view with the problem', async () => {
    const plain = await posted(forget, { email: 'amal@' });
    const byScript = await posted(forget, { email: 'amal@' }, {}, true);

    expect(plain.to).toBe('/login?view=forgot');
    expect(plain.cookies).toContain('Please enter the valid email address.');
    expect(byScript.outcome).toMatchObject({
      data: { problems: { fields: { email: expect.any(Array) } } },
      init: { status: 422 },
    });
  });
});

describe('the newsletter', () => {
  const typed = { email: 'amal@souk.test', _back: '/faq' };
  const sent = { [subscribeNewsletter.path]: ok(null, 'You have subscribed successfully.') };

  test('returns to its page with a toast, or answers a script [B-073]', async () => {
    expect(await posted(subscribe, typed, sent)).toMatchObject({ to: '/faq' });
    expect((await posted(subscribe, typed, sent)).cookies).toContain('You have subscribed successfully.');
    expect((await posted(subscribe, typed, sent, true)).outcome).toMatchObject({
      data: { message: 'You have subscribed successfully.' },
    });
  });

  test('refuses what is no address before anything is sent [B-073]', async () => {
    const { calls, cookies, to } = await posted(subscribe, { ...typed, email: 'amal' }, sent);

    expect(calls).toEqual([]);
    expect(to).toBe('/faq');
    expect(cookies).toContain('Please enter the valid email address.');
    expect((await posted(subscribe, { ...typed, email: 'amal' }, sent, true)).outcome).toMatchObject({
      init: { status: 422 },
    });
  });
});
