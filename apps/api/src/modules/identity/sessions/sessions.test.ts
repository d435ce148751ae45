import {
  getUserDetail,
  getViewer,
  listSessions,
  login,
  logout,
  revokeOtherSessions,
  revokeSession,
} from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../testing.ts';
import { blockUser } from '../users/block-user.ts';

const password = 'quiet-river-12';

describe('signing in', () => {
  test('answers the user, the flags and a token, spaces trimmed [success-login] [trim-email-password]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password, sellerType: 'retail', profileCompleted: false });

    const answer = await as().send(login, { body: { email: ` ${user.email} `, password: ` ${password} ` } });

    expect(answer.envelope.message).toBe('You have successfully logged in.');
    expect(answer.envelope.data).toMatchObject({
      user_id: user.id,
      seller_type: 'retail',
      module: 'retail',
      profile_completed: 0,
      menu_skipped: 0,
      booking_count: 0,
      calendar_count: 0,
      cart_count: 0,
      notification_count: 0,
      wishlist_count: 0,
    });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^souk_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/,
    );
  });

  test('is refused to a blocked account [cat-you-are-not-authenticated-to-perform-this-action]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password });
    await blockUser(db, user.id, { adminId: user.id });

    const refused = as().call(login, { body: { email: user.email, password } });

    await expect(refused).rejects.toMatchObject({
      status: 401,
      message: 'You are not authenticated to perform this action',
    });
  });

  test.each([
    ['no address [login-email-required]', '', password, 'Email id is required.'],
    [
      'what is none [login-email-valid] [email-format]',
      'no@where',
      password,
      'Please enter the valid email address.',
    ],
    ['no password [login-password-required]', 'a@example.test', ' ', 'Please enter your password!'],
  ])('refuses %s', async (_case, email, typed, message) => {
    const { as } = await startApi();

    const refused = as().call(login, { body: { email, password: typed } });

    await expect(refused).rejects.toMatchObject({ status: 423, message });
  });

  test('slows down whoever tries many accounts from one address [status-429]', async () => {
    const { as } = await startApi();
    const guesser = as();

    const answers = [];
    for (let guess = 0; guess < 21; guess += 1)
      answers.push(
        await guesser.send(login, { body: { email: `victim-${guess}@example.test`, password: 'guessed' } }),
      );

    expect(answers.slice(0, 20).every(({ status }) => status === 401)).toBe(true);
    expect(answers.at(-1)?.status).toBe(429);
  });
});

describe('signing out', () => {
  test('ends this session and clears the cookie [logout-success]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const answer = await as(user).send(logout);

    expect(answer.envelope.message).toBe('You have successfully logged out.');
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    await expect(as(user).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
  });
});

describe('open sessions', () => {
  test('are listed for their owner alone, this one marked', async () => {
    const { as, db } = await startApi();
    const [user] = [await buildUser(db, { password }), await buildUser(db)];
    await as().call(login, {
      body: { email: user.email, password, device_model: 'Pixel', device_type: 'phone' },
    });

    const sessions = await as(user).call(listSessions);

    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ device }) => device).sort()).toEqual(['Pixel phone', 'test']);
    expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
  });

  test('end one by one, and not at a stranger’s word', async () => {
    const { as, db } = await startApi();
    const [user, stranger] = [await buildUser(db, { password }), await buildUser(db)];
    const other = await as().call(login, { body: { email: user.email, password } });
    const sessionId = (await as(other).call(listSessions)).find(({ is_current }) => is_current)?.id ?? 0;

    const meddling = as(stranger).call(revokeSession, { params: { sessionId } });
    await expect(meddling).rejects.toMatchObject({ status: 404, message: 'Record not found' });
    await as(user).call(revokeSession, { params: { sessionId } });

    await expect(as(other).call(getUserDetail)).rejects.toMatchObject({ message: 'Token is Invalid' });
    expect(await as(user).call(listSessions)).toHaveLength(1);
  });

  test('end all at once but this one', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password });
    const other = await as().call(login, { body: { email: user.email, password } });

    await as(user).call(revokeOtherSessions);

    await expect(as(other).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
    expect(await as(user).call(listSessions)).toHaveLength(1);
  });
});

describe('a token', () => {
  test('must be there [status-401]', async () => {
    const { as } = await startApi();

    await expect(as().call(getUserDetail)).rejects.toMatchObject({
      status: 401,
      message: 'You are not an authenticated user',
    });
  });

  test('must be one of ours [cat-token-is-invalid]', async () => {
    const { as } = await startApi();
    const forger = as({ token: 'forged' });

    await expect(forger.call(getUserDetail)).rejects.toMatchObject({
      status: 401,
      message: 'Token is Invalid',
    });
    await expect(forger.call(getViewer)).rejects.toMatchObject({ status: 401 });
  });

  test('as a stale cookie hides no public page', async () => {
    const { as } = await startApi();

    const viewer = await as().call(getViewer, { headers: { cookie: 'souk_session=stale' } });

    expect(viewer).toBeNull();
  });

  test('shows since when it was used', async () => {
    const { as, db, advance } = await startApi();
    const user = await buildUser(db);
    const [before] = await as(user).call(listSessions);
    await advance(minutesMs(10));

    await as(user).call(getViewer);
    const [after] = await as(user).call(listSessions);

    expect(after?.last_used_at).not.toBe(before?.last_used_at);
  });

  test('expires after thirty days [status-411]', async () => {
    const { as, db, advance } = await startApi();
    const user = await buildUser(db);
    await advance(daysMs(30));

    await expect(as(user).call(getUserDetail)).rejects.toMatchObject({
      status: 411,
      message: 'session expired',
    });
  });
});
