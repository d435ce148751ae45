import { finishAdminLogin, getAdmin, logInAdmin } from '@souk/contract/modules/admin/sessions';
import * as contract from '@souk/contract/modules/identity/second-factors';
import { getUserDetail, login, socialLogin } from '@souk/contract/modules/identity/sessions';
import type { Envelope } from '@souk/contract/shared/endpoint';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { removeFactor } from '../modules/identity/second-factors/remove-factor.ts';
import { codeAt } from '../modules/identity/second-factors/second-factor.rules.ts';
import { recoveryCodes } from '../modules/identity/second-factors/second-factor.tables.ts';
import { logInAdmin as logInAdminAs } from '../modules/identity/sessions/log-in-admin.ts';
import {
  buildUser,
  lastMessageTo,
  type TestUser,
  type TestUserOptions,
} from '../modules/identity/testing.ts';
import { clock, minutesMs } from '../platform/clock.ts';
import { startApi, type TestApi } from './start-api.ts';

const password = 'quiet-river-12';
const stepSeconds = 30;

const now = (secret: string, steps = 0) =>
  codeAt(secret, new Date(clock.now().getTime() + steps * stepSeconds * 1000));

async function withApp(api: TestApi, options: TestUserOptions = {}) {
  const user = await buildUser(api.db, { password, ...options });
  const owner = options.isAdmin
    ? await api.as().call(login, { body: { email: user.email, password } })
    : user;
  const { secret } = await api.as(owner).call(contract.startApp);
  const added = await api.as(owner).call(contract.addApp, { body: { code: now(secret), name: 'Phone' } });
  return { user, owner, secret, codes: added.recovery_codes };
}

const stepOf = (envelope: Envelope) => (envelope.data as contract.SecondStep).step_token;

const beginLogin = async ({ as }: TestApi, { email }: Pick<TestUser, 'email'>) =>
  as().send(login, { body: { email, password } });

const finish = ({ as }: TestApi, step_token: string, code: string) =>
  as().send(contract.finishLogin, { body: { step_token, code } });

describe('signing in to an account with an app', () => {
  test('opens no session before the code, and one with it', async () => {
    const api = await startApi();
    const { user, secret } = await withApp(api);

    const first = await beginLogin(api, user);
    await api.advance(minutesMs(1));
    const second = await finish(api, stepOf(first.envelope), now(secret));

    expect(first.status).toBe(401);
    expect(first.envelope.data).toMatchObject({ code: 'second-factor-needed', ways: ['totp', 'recovery'] });
    expect(JSON.stringify(first.envelope)).not.toContain('"token"');
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(second.envelope.data).toMatchObject({ user_id: user.id });
    expect(second.headers.get('set-cookie')).toMatch(/^souk_session=/);
  });

  test('takes no code twice, one step to either side, and none further off', async () => {
    const api = await startApi();
    const { user, secret } = await withApp(api);
    await api.advance(minutesMs(5));
    const used = now(secret);
    const begin = async () => stepOf((await beginLogin(api, user)).envelope);

    const statuses = [
      (await finish(api, await begin(), now(secret, -2))).status,
      (await finish(api, await begin(), now(secret, 2))).status,
      (await finish(api, await begin(), now(secret, -1))).status,
      (await finish(api, await begin(), used)).status,
      (await finish(api, await begin(), used)).status,
      (await finish(api, await begin(), now(secret, -1))).status,
      (await finish(api, await begin(), now(secret, 1))).status,
    ];

    expect(statuses).toEqual([422, 422, 200, 200, 422, 422, 200]);
  });

  test('lets one of two in who give the same code at once', async () => {
    const api = await startApi();
    const { user, secret } = await withApp(api);
    await api.advance(minutesMs(5));
    const steps = [await beginLogin(api, user), await beginLogin(api, user)];

    const answers = await Promise.all(
      steps.map(({ envelope }) => finish(api, stepOf(envelope), now(secret))),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('gives 200 guesses at once no more than five, over however many sign-ins', async () => {
    const api = await startApi();
    const { user, secret } = await withApp(api);
    const steps = await Promise.all([1, 2, 3, 4].map(() => beginLogin(api, user)));

    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, guess) =>
        finish(api, stepOf(steps[guess % 4]?.envelope as Envelope), String(guess).padStart(6, '0')),
      ),
    );
    const right = await finish(api, stepOf((await beginLogin(api, user)).envelope), now(secret));

    const told = new Set(answers.map(({ envelope }) => envelope.message));
    expect(answers.filter(({ envelope }) => envelope.message === 'OTP does not match')).toHaveLength(5);
    expect(told).toContain('Please retry after some time.');
    expect(right.status).toBe(429);
  });

  test('ends a step that is five minutes old, made up, or done', async () => {
    const api = await startApi();
    const { user, secret } = await withApp(api);
    await api.advance(minutesMs(1));
    const done = stepOf((await beginLogin(api, user)).envelope);
    await finish(api, done, now(secret));
    const old = stepOf((await beginLogin(api, user)).envelope);
    await api.advance(minutesMs(5));

    for (const token of [old, done, 'made-up'])
      expect((await finish(api, token, now(secret))).envelope.data).toEqual({ code: 'sign-in-too-old' });
  });

  test('takes each recovery code once, however it is written', async () => {
    const api = await startApi();
    const { user, codes } = await withApp(api);
    const [code = ''] = codes;
    const begin = async () => stepOf((await beginLogin(api, user)).envelope);

    const first = await finish(api, await begin(), code.replaceAll('-', ' '));
    const again = await finish(api, await begin(), code);
    const kept = await api.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));

    expect(codes).toHaveLength(10);
    expect([first.status, again.status]).toEqual([200, 422]);
    expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''));
    expect(await api.as(user).call(contract.listSecondFactors)).toMatchObject({ recovery_codes_left: 9 });
  });

  test('asks whoever comes through a provider as well', async () => {
    const api = await startApi();
    const { user } = await withApp(api);

    const entered = await api.as().send(socialLogin, {
      body: {
        name: 'Sam',
        email: user.email,
        social_id: `g-${user.id}`,
        login_type: 'google',
        access_token: `ok:g-${user.id}:${user.email}:Sam`,
      },
    });

    expect(entered.envelope.data).toMatchObject({ code: 'second-factor-needed' });
  });
});

describe('second factors', () => {
  test('change only soon after a sign-in, or after a password or factor anew', async () => {
    const api = await startApi();
    const { owner, secret } = await withApp(api);
    const [factor] = (await api.as(owner).call(contract.listSecondFactors)).factors;
    await api.advance(minutesMs(11));
    const remove = () =>
      api.as(owner).send(contract.removeSecondFactor, { params: { factor_id: factor?.id ?? 0 } });

    const tooLate = await remove();
    await expect(
      api.as(owner).call(contract.authenticate, { body: { password: 'not-the-password' } }),
    ).rejects.toMatchObject({ message: 'Invalid email or password' });
    await api.as(owner).call(contract.authenticate, { body: { code: now(secret) } });
    const inTime = await remove();

    expect(tooLate.envelope.data).toEqual({ code: 'authentication-too-old' });
    expect(inTime.status).toBe(200);
    expect((await beginLogin(api, await ownerOf(api, owner))).status).toBe(200);
  });

  test('tell their owner by mail and end all other sessions when they change', async () => {
    const api = await startApi();
    const user = await buildUser(api.db, { password });
    const elsewhere = await api.as().call(login, { body: { email: user.email, password } });
    const { secret } = await api.as(user).call(contract.startApp);
    await api.as(user).call(contract.addApp, { body: { code: now(secret) } });
    await api.settle();

    expect((await lastMessageTo(api.db, user.email))?.subject).toBe('A second factor was added');
    await expect(api.as(elsewhere).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
    await api.as(user).call(getUserDetail);
  });

  test('count only once the first code was right, and are renamed by their owner alone', async () => {
    const api = await startApi();
    const [user, stranger] = [await buildUser(api.db, { password }), await buildUser(api.db)];
    await api.as(user).call(contract.startApp);
    await expect(api.as(user).call(contract.addApp, { body: { code: '000000' } })).rejects.toMatchObject({
      status: 422,
      message: 'OTP does not match',
    });

    expect((await beginLogin(api, user)).status).toBe(200);
    const { owner } = await withApp(api);
    const [factor] = (await api.as(owner).call(contract.listSecondFactors)).factors;
    const rename = { params: { factor_id: factor?.id ?? 0 }, body: { name: 'Tablet' } };
    await expect(api.as(stranger).call(contract.renameSecondFactor, rename)).rejects.toMatchObject({
      status: 404,
    });
    await api.as(owner).call(contract.renameSecondFactor, rename);

    expect((await api.as(owner).call(contract.listSecondFactors)).factors).toMatchObject([
      { name: 'Tablet' },
    ]);
  });

  test('renew their recovery codes, after which the former ones open nothing', async () => {
    const api = await startApi();
    const { user, owner, codes } = await withApp(api);

    const fresh = await api.as(owner).call(contract.renewRecoveryCodes);
    const step = stepOf((await beginLogin(api, user)).envelope);
    const former = await finish(api, step, codes[0] ?? '');
    const latter = await finish(api, step, fresh.recovery_codes[0] ?? '');

    expect([former.status, latter.status]).toEqual([422, 200]);
  });
});

describe('the admin’s door', () => {
  test('asks for the second factor, and its step opens no other door', async () => {
    const api = await startApi();
    const { user, secret } = await withApp(api, { isAdmin: true });
    await api.advance(minutesMs(1));
    const begin = async () =>
      stepOf((await api.as().send(logInAdmin, { body: { email: user.email, password } })).envelope);

    const ordinary = await finish(api, await begin(), now(secret));
    const ofUser = stepOf((await beginLogin(api, user)).envelope);
    const crossed = api.as().call(finishAdminLogin, { body: { step_token: ofUser, code: now(secret) } });
    await expect(crossed).rejects.toMatchObject({ code: 'sign-in-too-old' });
    const desk = await api
      .as()
      .call(finishAdminLogin, { body: { step_token: await begin(), code: now(secret) } });

    expect(ordinary.envelope.data).toEqual({ code: 'sign-in-too-old' });
    expect(await api.as(desk).call(getAdmin)).toMatchObject({ id: user.id });
  });

  test('stays shut in production to an admin without one, who also keeps the last', async () => {
    const api = await startApi();
    const production = { ...api.config, isProduction: true };
    const bare = await buildUser(api.db, { password, isAdmin: true });
    const { user, owner } = await withApp(api, { isAdmin: true });
    const [factor] = (await api.as(owner).call(contract.listSecondFactors)).factors;
    const session = await api.as(owner).call(getUserDetail);

    const refused = logInAdminAs(
      api.db,
      production,
      { email: bare.email, password },
      { device: '', address: '' },
    );
    await expect(refused).rejects.toMatchObject({ code: 'second-factor-missing' });
    const viewer = await api.app.house.authenticate(owner.token);
    const removed = removeFactor(api.db, production, viewer, factor?.id ?? 0);

    await expect(removed).rejects.toMatchObject({ code: 'second-factor-last' });
    expect(session.user_id).toBe(user.id);
  });
});

async function ownerOf(api: TestApi, owner: { token: string }) {
  const { email } = await api.as(owner).call(getUserDetail);
  return { email };
}
