import { beforeAll, describe, expect, test } from 'vitest';
import { type PaymentProvider, ProviderRefusal, ProviderSilent } from './provider.ts';
import { approveAccount } from './simulated/payouts.ts';
import { simulatorNames } from './simulated/simulated.tables.ts';
import {
  aud,
  chargeOf,
  newKey,
  openSimulatedShop,
  type SimulatedShop,
} from './simulated/simulated-shop.testing.ts';

/** What the product relies on, whichever provider is behind the interface. */
describe.each(simulatorNames)('%s, as every provider,', (name) => {
  const good = { token: name === 'simulated-card' ? 'tok_visa' : 'tok_paypal' };
  let shop: SimulatedShop;
  let provider: PaymentProvider;

  beforeAll(async () => {
    shop = await openSimulatedShop();
    provider = shop.providers[name];
  });

  const charge = (changes = {}) => provider.createCharge(chargeOf(good, changes));
  const refund = (chargeId: string, cents: number, key = newKey()) =>
    provider.refundCharge({ key, chargeId, amount: aud(cents) });
  const customer = () =>
    provider.createCustomer({ key: newKey(), userId: 5, email: 'ann@example.test', name: 'Ann' });
  const account = () =>
    provider.connectAccount({
      key: newKey(),
      accountId: null,
      returnUrl: '/back',
      refreshUrl: '/again',
      seller: { userId: 6, email: 'shop@example.test', name: 'Shop', abn: null },
    });

  test('makes one charge of a key, also for several at once', async () => {
    const request = chargeOf(good);

    const made = await Promise.all(Array.from({ length: 5 }, () => provider.createCharge(request)));

    expect(made[0]).toMatchObject({ status: 'succeeded', failure: null, actionUrl: null });
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await provider.getCharge(made[0]?.id ?? '')).toEqual(made[0]);
  });

  test('refuses a key that comes again for another amount', async () => {
    const request = chargeOf(good);
    await provider.createCharge(request);

    await expect(provider.createCharge({ ...request, amount: aud(1) })).rejects.toThrow(ProviderRefusal);
  });

  test('holds an amount until it is captured or cancelled', async () => {
    const kept = await charge({ isCapturedAtOnce: false });
    const given = await charge({ isCapturedAtOnce: false });

    const captured = await provider.captureCharge({ chargeId: kept.id, key: newKey(), amount: aud(11_000) });
    const cancelled = await provider.cancelCharge(given.id, newKey());

    expect([kept.status, captured.status, cancelled.status]).toEqual([
      'authorised',
      'succeeded',
      'cancelled',
    ]);
    expect(await provider.captureCharge({ chargeId: kept.id, key: newKey(), amount: aud(11_000) })).toEqual(
      captured,
    );
    await expect(provider.cancelCharge(kept.id, newKey())).rejects.toThrow(ProviderRefusal);
    await expect(
      provider.captureCharge({ chargeId: given.id, key: newKey(), amount: aud(11_000) }),
    ).rejects.toThrow(ProviderRefusal);
  });

  test('takes a part of an authorised amount once, gives that back at most, and frees the rest', async () => {
    const { id, authorisedUntil } = await charge({ isCapturedAtOnce: false });
    const capture = (cents: number, key = newKey()) =>
      provider.captureCharge({ chargeId: id, key, amount: aud(cents) });

    await expect(capture(11_001)).rejects.toThrow(ProviderRefusal);
    const captured = await capture(4_000);

    expect(authorisedUntil).toBeInstanceOf(Date);
    expect(captured).toMatchObject({ status: 'succeeded', capturedCents: 4_000 });
    expect(await capture(7_000)).toEqual(captured);
    await expect(refund(id, 4_001)).rejects.toThrow(ProviderRefusal);
    expect((await refund(id, 4_000)).status).toBe('succeeded');
  });

  test('says that a charge failed, and why, without throwing', async () => {
    const failed = await provider.createCharge(chargeOf({ token: 'tok_insufficient_funds' }));

    expect(failed).toMatchObject({ status: 'failed', failure: 'insufficient-funds' });
  });

  test('gives back what was captured, in parts, and never more', async () => {
    const { id } = await charge();
    const key = newKey();

    const first = await refund(id, 4_000, key);

    expect(first.status).toBe('succeeded');
    expect(await refund(id, 4_000, key)).toEqual(first);
    expect(await provider.getRefund(first.id)).toEqual(first);
    await expect(refund(id, 7_001)).rejects.toThrow(ProviderRefusal);
    expect((await refund(id, 7_000)).status).toBe('succeeded');
    await expect(refund(id, 1)).rejects.toThrow(ProviderRefusal);
  });

  test('lets two refunds at once take no more than the charge', async () => {
    const { id } = await charge();

    const both = await Promise.allSettled([refund(id, 6_000), refund(id, 6_000)]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('refunds nothing that was not captured', async () => {
    const { id } = await charge({ isCapturedAtOnce: false });

    await expect(refund(id, 100)).rejects.toThrow(ProviderRefusal);
  });

  test('saves a method and charges it, for its owner, until it is deleted', async () => {
    const [owner, other] = [await customer(), await customer()];
    const request = { customer: owner, token: good.token, key: newKey() };

    const method = await provider.saveMethod(request);
    const paid = await provider.createCharge(chargeOf({ customer: owner, method: method.id }));

    expect(method.kind).toBe(provider.method);
    expect(await provider.saveMethod(request)).toEqual(method);
    expect(paid.status).toBe('succeeded');
    await expect(provider.createCharge(chargeOf({ customer: other, method: method.id }))).rejects.toThrow(
      ProviderRefusal,
    );

    await provider.deleteMethod(method.id);
    await provider.deleteMethod(method.id);

    await expect(provider.createCharge(chargeOf({ customer: owner, method: method.id }))).rejects.toThrow(
      ProviderRefusal,
    );
  });

  test('refuses a card number wherever a token is wanted, and does not repeat it', async () => {
    const owner = await customer();
    const refused = async (call: Promise<unknown>) => {
      const error = await call.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ProviderRefusal);
      expect(String(error)).not.toMatch(/\d{4}/);
    };

    await refused(provider.createCharge(chargeOf({ token: '4242424242424242' })));
    await refused(provider.createCharge(chargeOf({ token: '4242 4242 4242 4242' })));
    await refused(provider.saveMethod({ customer: owner, token: '3782-822463-10005', key: newKey() }));
  });

  test('refuses tokens, methods and charges that it does not know', async () => {
    await expect(provider.createCharge(chargeOf({ token: 'tok_nobody' }))).rejects.toThrow(ProviderRefusal);
    await expect(provider.createCharge(chargeOf({ token: 'constructor' }))).rejects.toThrow(ProviderRefusal);
    await expect(provider.getCharge('ch_nothing')).rejects.toThrow(ProviderRefusal);
    await expect(provider.getRefund('re_nothing')).rejects.toThrow(ProviderRefusal);
    await expect(provider.getAccount('acct_nothing')).rejects.toThrow(ProviderRefusal);
    await expect(provider.getPayout('po_nothing')).rejects.toThrow(ProviderRefusal);
  });

  test('pays out once per key to an account that is ready, and to no other', async () => {
    const { accountId } = await account();
    const request = { key: newKey(), accountId, amount: aud(5_000), description: 'Batch 1' };

    expect(await provider.getAccount(accountId)).toMatchObject({ isReady: false, mayBePaidOut: false });
    await expect(provider.createPayout(request)).rejects.toThrow(ProviderRefusal);
    expect((await provider.getAccount(accountId)).requirements).not.toEqual([]);

    await approveAccount({ provider: name, db: shop.api.db }, accountId);
    const paid = await provider.createPayout(request);

    expect(await provider.createPayout(request)).toEqual(paid);
    expect((await provider.getPayout(paid.id)).id).toBe(paid.id);
  });

  test('keeps what it did although the answer got lost', async () => {
    const request = chargeOf({ token: 'tok_timeout' });

    await expect(provider.createCharge(request)).rejects.toThrow(ProviderSilent);

    expect((await provider.createCharge(request)).status).toBe('succeeded');
  });

  test('takes no event for true that it has not signed', async () => {
    const body = JSON.stringify({ id: 'evt_1', data: { kind: 'charge', chargeId: 'ch_1' } });
    const signature = `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`;

    await expect(provider.readEvent(body, {})).rejects.toMatchObject({ code: 'webhook-signature' });
    await expect(provider.readEvent(body, { 'souk-signature': signature })).rejects.toMatchObject({
      code: 'webhook-signature',
    });
  });
});
