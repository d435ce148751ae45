import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../../../platform/http/server.ts';
import { mountSimulators } from '../mount-simulators.ts';
import type { PaymentProvider } from '../provider.ts';
import { chargeOf, newKey, openSimulatedShop } from './simulated-shop.testing.ts';

const seller = { userId: 6, email: 'shop@example.test', name: 'Shop', abn: null };

describe('the simulated providers’ pages', () => {
  let server: FastifyInstance;
  let card: PaymentProvider;
  let paypal: PaymentProvider;

  beforeAll(async () => {
    const { api, providers } = await openSimulatedShop();
    card = providers['simulated-card'];
    paypal = providers['simulated-paypal'];
    server = await createServer(api.app.house);
    mountSimulators(server, api.app.house);
  });
  afterAll(() => server.close());

  const open = (url: string) => server.inject({ url });
  const choose = (url: string, fields: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const setupOf = async (provider: PaymentProvider) => {
    const customer = await provider.createCustomer({
      key: newKey(),
      userId: 5,
      email: 'a@b.test',
      name: 'Ann',
    });
    const { url, clientSecret } = await provider.startSetup({
      customer,
      key: newKey(),
      returnUrl: '/payment-methods?new=1',
    });
    return { customer, clientSecret, url: url ?? '' };
  };

  test('3-D Secure: says what is paid, runs nothing, and leads back when approved', async () => {
    const charge = await card.createCharge(
      chargeOf({ token: 'tok_3ds' }, { description: 'Order <b>7</b>', returnUrl: '/payment-complete/7?x=1' }),
    );

    const page = await open(charge.actionUrl ?? '');
    const back = await choose(charge.actionUrl ?? '', { choice: 'approve' });

    expect(page.body).toContain('Simulated provider');
    expect(page.body).toContain('$110.00');
    expect(page.body).toContain('Order &lt;b&gt;7&lt;/b&gt;');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/payment-complete/7?x=1&charge=${charge.id}`,
    ]);
    expect((await card.getCharge(charge.id)).status).toBe('succeeded');
  });

  test('an action can be answered once', async () => {
    const charge = await card.createCharge(chargeOf({ token: 'tok_3ds' }));
    await choose(charge.actionUrl ?? '', { choice: 'leave' });

    const page = await open(charge.actionUrl ?? '');
    const again = await choose(charge.actionUrl ?? '', { choice: 'approve' });

    expect(page.body).toContain('This was answered already');
    expect(again.body).toContain(`/payment-complete/7?charge=${charge.id}`);
    expect((await card.getCharge(charge.id)).failure).toBe('authentication-failed');
  });

  test('a page of the product is gone back to by path, another site by a link', async () => {
    const own = await card.createCharge(
      chargeOf({ token: 'tok_3ds' }, { returnUrl: 'http://localhost:3000/done' }),
    );
    const app = await card.createCharge(
      chargeOf({ token: 'tok_3ds' }, { returnUrl: 'https://app.example/done' }),
    );

    const home = await choose(own.actionUrl ?? '', { choice: 'approve' });
    const away = await choose(app.actionUrl ?? '', { choice: 'approve' });

    expect(home.headers.location).toBe(`/done?charge=${own.id}`);
    expect(away.statusCode).toBe(200);
    expect(away.body).toContain(`<a href="https://app.example/done?charge=${app.id}">`);
  });

  test('a PayPal-type payment is approved or cancelled by the account’s owner', async () => {
    const approved = await paypal.createCharge(chargeOf('approval'));
    const cancelled = await paypal.createCharge(chargeOf('approval'));

    const page = await open(approved.actionUrl ?? '');
    await choose(approved.actionUrl ?? '', { choice: 'approve' });
    await choose(cancelled.actionUrl ?? '', { choice: 'leave' });

    expect(page.body).toContain('Approve the payment');
    expect((await paypal.confirmCharge(approved.id, newKey())).status).toBe('succeeded');
    expect((await paypal.getCharge(cancelled.id)).failure).toBe('abandoned');
  });

  test('a card is set up with its name and date, and its token is good for one key', async () => {
    const { customer, url } = await setupOf(card);

    const back = await choose(url, {
      choice: 'tok_mastercard',
      name: 'Ann Lee',
      exp_month: '3',
      exp_year: '2031',
    });
    const returned = new URL(back.headers.location ?? '', 'http://shop');
    const token = returned.searchParams.get('token') ?? '';
    const method = await card.saveMethod({ customer, token, key: newKey() });

    expect(returned.pathname + returned.search).toMatch(/^\/payment-methods\?new=1&setup=seti_.+&token=stk_/);
    expect(method).toMatchObject({ brand: 'mastercard', last4: '4444', name: 'Ann Lee', expMonth: 3 });
    await expect(card.saveMethod({ customer, token, key: newKey() })).rejects.toThrow('it was used');
  });

  test('a setup that is left gives no token, and a wrong field is told', async () => {
    const { url } = await setupOf(card);

    const wrong = await choose(url, { choice: 'tok_visa', name: '', exp_month: '13', exp_year: '2031' });
    const unknown = await choose(url, { choice: '4242424242424242' });
    const left = await choose(url, { choice: 'leave', name: '' });

    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([423, ['name', 'exp_month']]);
    expect(unknown.statusCode).toBe(423);
    expect(left.headers.location).toMatch(/^\/payment-methods\?new=1&setup=seti_[\w-]+$/);
  });

  test('a PayPal-type account is saved and then charged at once', async () => {
    const { customer, url, clientSecret } = await setupOf(paypal);
    const request = { customer, token: clientSecret, key: newKey() };

    await expect(paypal.saveMethod(request)).rejects.toThrow('There is no such token');
    await choose(url, { choice: 'approve' });
    const method = await paypal.saveMethod(request);
    const charge = await paypal.createCharge(chargeOf({ customer, method: method.id }));

    expect(method).toMatchObject({ kind: 'paypal', last4: null, name: 'payer@example.test' });
    expect(charge.status).toBe('succeeded');
  });

  test.each(['simulated-card', 'simulated-paypal'])('%s: a seller connects, or leaves it', async (name) => {
    const provider = name === 'simulated-card' ? card : paypal;
    const request = { key: newKey(), accountId: null, seller, returnUrl: '/payouts', refreshUrl: '/again' };
    const { accountId, url } = await provider.connectAccount(request);

    const left = await choose(url, { choice: 'leave' });
    const before = await provider.getAccount(accountId);
    const resumed = await provider.connectAccount({ ...request, accountId });
    await choose(resumed.url, { choice: 'approve' });

    expect(left.headers.location).toBe(`/payouts?account=${accountId}`);
    expect(before.isReady).toBe(false);
    expect(resumed.accountId).toBe(accountId);
    expect((await provider.getAccount(accountId)).isReady).toBe(true);
    expect((await open(url)).body).toContain('ready to be paid out to');
  });

  test('do not exist in production', async () => {
    const { api } = await openSimulatedShop();
    const strict = await createServer(api.app.house);
    mountSimulators(strict, {
      ...api.app.house,
      config: { ...api.config, NODE_ENV: 'production', isProduction: true, DEMO: false },
    });

    expect((await strict.inject('/dev/pay/charges/nothing')).json()).toMatchObject({
      data: { code: 'path-not-found' },
    });
    await strict.close();
  });

  test.each(['charges', 'setups', 'accounts'])('%s that are not there are not found', async (kind) => {
    expect((await open(`/dev/pay/${kind}/nothing`)).statusCode).toBe(404);
    expect((await choose(`/dev/pay/${kind}/nothing`, { choice: 'approve' })).statusCode).toBe(404);
  });
});
