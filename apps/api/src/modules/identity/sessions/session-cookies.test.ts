import { changePassword } from '@souk/contract/modules/identity/passwords';
import { getUserDetail, login, logout } from '@souk/contract/modules/identity/sessions';
import { apiPrefix, type Endpoint } from '@souk/contract/shared/endpoint';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { modules } from '../../../modules.ts';
import { clock, daysMs } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../testing.ts';
import { createAuthenticate } from './authenticate.ts';

const password = 'quiet-river-12';

/** The product behind TLS. */
async function startBehindTls() {
  const api = await startApi();
  const config = { ...api.config, PUBLIC_URL: 'https://souk.example' };
  const log = createLog(config);
  const app = await createApp({ ...api, config, log, modules, authenticate: createAuthenticate });
  const send = (endpoint: Endpoint, payload?: object, cookie?: string) =>
    app.server.inject({
      method: endpoint.method,
      url: apiPrefix + endpoint.path,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
      ...(payload ? { payload } : {}),
    });
  return { ...api, send };
}

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';

describe('the session’s cookie', () => {
  test('is bound to the host where there is TLS, and its plain name opens nothing there', async () => {
    const { db, send } = await startBehindTls();
    const { email } = await buildUser(db, { password });

    const entered = await send(login, { email, password });
    const cookie = cookieOf(entered);
    const plain = cookie.replace('__Host-', '');
    const left = await send(logout, undefined, cookie);

    expect(String(entered.headers['set-cookie'])).toMatch(
      /^__Host-souk_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    );
    expect((await send(getUserDetail, undefined, plain)).statusCode).toBe(401);
    expect(String(left.headers['set-cookie'])).toMatch(/^__Host-souk_session=; .*Max-Age=0; Secure$/);
  });

  test('is another one after each sign-in and change of password, and the former opens nothing', async () => {
    const { db, send } = await startBehindTls();
    const { email } = await buildUser(db, { password });
    const change = {
      old_password: password,
      password: 'brand-new-pass-1',
      confirm_password: 'brand-new-pass-1',
    };

    const first = cookieOf(await send(login, { email, password }));
    const second = cookieOf(await send(login, { email, password }, first));
    const third = cookieOf(await send(changePassword, change, second));
    const opens = [];
    for (const cookie of [first, second, third])
      opens.push((await send(getUserDetail, undefined, cookie)).statusCode);

    expect(opens).toEqual([401, 401, 200]);
  });
});

test('a session that nobody used for fourteen days has ended, though its time is not over', async () => {
  const { db, database, config, advance } = await startApi();
  const user = await buildUser(db);
  const authenticate = createAuthenticate(database, { SESSION_IDLE_DAYS: 14 });
  const start = clock.now();

  await advance(daysMs(13));
  await authenticate(user.token);
  await advance(daysMs(13));
  await authenticate(user.token);
  expect(clock.now().getTime() - start.getTime()).toBeLessThan(daysMs(config.SESSION_DAYS));
  const idle = await buildUser(db);
  await advance(daysMs(14));

  await expect(authenticate(idle.token)).rejects.toMatchObject({ code: 'session-expired' });
});
