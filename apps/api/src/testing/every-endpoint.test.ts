import type { Endpoint } from '@souk/contract/shared/endpoint';
import { type SellerType, sellerTypes } from '@souk/contract/shared/seller-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../modules/identity/testing.ts';
import type { Client } from './client.ts';
import { startApi, type TestApi } from './start-api.ts';

/** No row has this id, so an admitted call finds nothing and changes nothing. */
const nobody = 999_999_999;

type Caller = SellerType | 'visitor' | 'admin';
const callers: readonly Caller[] = ['visitor', ...sellerTypes, 'admin'];

const paramsFor = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, nobody]));

/** Whether the specification's access allows this caller (spa has wellbeing's rights). */
function isAllowed({ access }: Endpoint, caller: Caller): boolean {
  if (access === 'anyone') return true;
  if (access === 'visitor-or-private') return caller === 'visitor' || caller === 'private';
  if (caller === 'visitor') return false;
  if (caller === 'admin') return access === 'admin';
  if (access === 'signed-in') return true;
  if (access === 'business') return caller !== 'private';
  if (access === 'admin') return false;
  return access.includes(caller) || (caller === 'spa' && access.includes('wellbeing'));
}

describe('every endpoint', () => {
  let api: TestApi;
  const clients = new Map<Caller, () => Client>();

  beforeAll(async () => {
    api = await startApi();
    clients.set('visitor', () => api.as());
    for (const caller of callers.slice(1)) {
      const options = caller === 'admin' ? { isAdmin: true } : { sellerType: caller as SellerType };
      const user: TestUser = await buildUser(api.db, options);
      clients.set(caller, () => api.as(user));
    }
  });

  test.each(callers)('opens to a %s exactly where it says so', async (caller) => {
    const wrong: string[] = [];
    for (const { endpoint, name } of api.app.api.operations) {
      // Ending the caller's own session or account would keep them from calling the rest.
      if (/^(POST \/logout|DELETE \/(account|sessions))$/.test(name)) continue;
      const client = clients.get(caller)?.() ?? api.as();
      const { status } = await client.send(endpoint, { params: paramsFor(endpoint), body: {} });
      const isRefused = status === 401 || status === 403;
      const isRight = isAllowed(endpoint, caller) ? status < 500 && status !== 403 : isRefused;
      if (!isRight) wrong.push(`${name} answers ${status}`);
    }

    expect(wrong).toEqual([]);
  });

  test('tells visitors that they are no users and a wrong account that it may not [cat-you-are-not-an-authenticated-user] [cat-you-are-not-an-authorized-user] [status-401] [status-403]', async () => {
    const closed = api.app.api.operations.filter(({ endpoint }) => endpoint.access === 'admin');
    const { endpoint } = closed[0] ?? { endpoint: undefined };
    if (!endpoint) throw new Error('no endpoint is the admin’s alone');

    const visitor = await clients
      .get('visitor')?.()
      .send(endpoint, { params: paramsFor(endpoint) });
    const person = await clients
      .get('private')?.()
      .send(endpoint, { params: paramsFor(endpoint) });

    expect(visitor?.envelope).toMatchObject({ status: 401, message: 'You are not an authenticated user' });
    expect(person?.envelope).toMatchObject({ status: 403, message: 'You are not an authorized user' });
  });

  test('refuses a token that is no token, and a method that is not there [cat-token-is-invalid] [status-405] [status-404]', async () => {
    const { server } = api.app;
    const authorization = 'Bearer no-such-token';

    const badToken = await server.inject({ url: '/api/v2/userdetail', headers: { authorization } });
    const badMethod = await server.inject({ method: 'PATCH', url: '/api/v2/userdetail' });
    const badPath = await server.inject({ url: '/api/v2/no-such-path' });

    expect(badToken.json()).toMatchObject({
      status: 401,
      message: 'Token is Invalid',
      error: 'Token is Invalid',
    });
    expect(badMethod.statusCode).toBe(405);
    expect(badMethod.headers.allow).toBe('GET');
    expect(badPath.json()).toMatchObject({ status: 404, message: 'Resource not found' });
  });
});
