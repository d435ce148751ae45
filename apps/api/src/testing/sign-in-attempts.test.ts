import { logInAdmin } from '@souk/contract/modules/admin/sessions';
import { deleteAccount } from '@souk/contract/modules/identity/accounts';
import { changePassword, forgotPassword, resetPassword } from '@souk/contract/modules/identity/passwords';
import { changeEmail } from '@souk/contract/modules/identity/profiles';
import { login } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { attemptLimits, waitSecondsAfter } from '../modules/identity/attempts/attempt.rules.ts';
import { buildUser, lastLinkTokenTo, lastMessageTo } from '../modules/identity/testing.ts';
import { hoursMs, minutesMs } from '../platform/clock.ts';
import { startApi, type TestApi } from './start-api.ts';

const password = 'quiet-river-12';

/** Every attempt comes from another address, as those of an attacker would. */
const tryWith = ({ as }: TestApi, email: string, typed: string) =>
  as().send(login, { body: { email, password: typed } });

async function fail(api: TestApi, email: string, times: number) {
  const statuses: number[] = [];
  for (let tried = 0; tried < times; tried += 1)
    statuses.push((await tryWith(api, email, `wrong-guess-${tried}`)).status);
  return statuses;
}

describe('guessing the password of one account', () => {
  test('has to wait after five failures, whatever addresses they come from', async () => {
    const api = await startApi();
    const { email } = await buildUser(api.db, { password });

    const statuses = await fail(api, email, 7);

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('is answered alike for an address that nobody has', async () => {
    const api = await startApi();
    const { email } = await buildUser(api.db, { password });

    const known = await fail(api, email, 6);
    const unknown = await fail(api, 'nobody-at-all@example.test', 6);
    const [knownLast, unknownLast] = [
      await tryWith(api, email, 'x'),
      await tryWith(api, 'nobody-at-all@example.test', 'x'),
    ];

    expect(unknown).toEqual(known);
    expect(unknownLast.envelope).toEqual(knownLast.envelope);
    expect(knownLast.envelope.message).toBe('Please retry after some time.');
  });

  test('does not get past the ceiling with 200 tries at once', async () => {
    const api = await startApi();
    const { email } = await buildUser(api.db, { password });

    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, guess) => tryWith(api, email, `wrong-${guess}`)),
    );

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(attemptLimits.free);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(200 - attemptLimits.free);
  });

  test('gets in with the right password after the wait, neither before nor later for having tried', async () => {
    const api = await startApi();
    const { email } = await buildUser(api.db, { password });
    await fail(api, email, 5);

    const during = await tryWith(api, email, password);
    await api.advance(attemptLimits.firstWaitSeconds * 1000);
    const after = await tryWith(api, email, password);

    expect([during.status, after.status]).toEqual([429, 200]);
  });

  test('waits longer after each further failure, and a right one ends the count', async () => {
    const api = await startApi();
    const { email } = await buildUser(api.db, { password });
    await fail(api, email, 5);
    await api.advance(30_000);
    await fail(api, email, 1);

    await api.advance(59_000);
    const tooEarly = await tryWith(api, email, password);
    await api.advance(1000);
    const inTime = await tryWith(api, email, password);
    const fresh = await fail(api, email, 5);

    expect([tooEarly.status, inTime.status]).toEqual([429, 200]);
    expect(fresh).toEqual([401, 401, 401, 401, 401]);
  });

  test('counts the admin’s door and every question for the password with it', async () => {
    const api = await startApi();
    const admin = await buildUser(api.db, { password, isAdmin: true });
    const user = await buildUser(api.db, { password });
    const guess = { body: { email: admin.email, password: 'wrong-guess' } };
    const wrong = {
      old_password: 'wrong-guess',
      password: 'brand-new-pass-1',
      confirm_password: 'brand-new-pass-1',
    };
    const { as } = api;

    const desk = [];
    for (let tried = 0; tried < 6; tried += 1) desk.push((await as().send(logInAdmin, guess)).status);
    const asked = [
      (await as(user).send(changePassword, { body: wrong })).status,
      (await as(user).send(changePassword, { body: wrong })).status,
      (await as(user).send(changeEmail, { body: { email: 'x@example.test', password: 'wrong-guess' } }))
        .status,
      (await as(user).send(deleteAccount, { body: { password: 'wrong-guess' } })).status,
      (await as().send(login, { body: { email: user.email, password: 'wrong-guess' } })).status,
      (await as(user).send(deleteAccount, { body: { password } })).status,
    ];

    expect(desk).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await tryWith(api, admin.email, password)).toMatchObject({ status: 429 });
    expect(asked).toEqual([422, 422, 401, 401, 401, 429]);
  });

  test('is told to the owner by mail after ten failures, once', async () => {
    const api = await startApi();
    const { email } = await buildUser(api.db, { password });
    for (let failed = 0; failed < 10; failed += 1) {
      await fail(api, email, 1);
      await api.advance(minutesMs(15));
    }

    const told = await lastMessageTo(api.db, email);
    await fail(api, email, 1);
    await api.settle();

    expect(told?.subject).toBe('Someone is trying to log in to your account');
    expect((await lastMessageTo(api.db, email))?.id).toBe(told?.id);
  });

  test('is forgotten a day after the last failure, and with a reset through the mailed link', async () => {
    const api = await startApi();
    const { email } = await buildUser(api.db, { password });
    await fail(api, email, 5);
    await api.advance(hoursMs(25));
    const nextDay = await fail(api, email, 5);

    await api.as().call(forgotPassword, { body: { email } });
    await api.settle();
    const fresh = { password: 'brand-new-pass-1', confirm_password: 'brand-new-pass-1' };
    await api.as().call(resetPassword, { body: { token: await lastLinkTokenTo(api.db, email), ...fresh } });

    expect(nextDay).toEqual([401, 401, 401, 401, 401]);
    expect((await tryWith(api, email, fresh.password)).status).toBe(200);
  });
});

test('waits double from half a minute to a quarter of an hour', () => {
  expect([4, 5, 6, 7, 8, 9, 10, 99].map(waitSecondsAfter)).toEqual([0, 30, 60, 120, 240, 480, 900, 900]);
});
