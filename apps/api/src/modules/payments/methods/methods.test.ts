import {
  addCard,
  deleteCard,
  deleteUserCard,
  editCard,
  getCard,
  getPaypalLogin,
  listCards,
  saveCard,
  startCardPayment,
  startCardSetup,
  takePaypalCode,
  takeToken,
  updateCard,
  updateDefaultCard,
} from '@souk/contract/modules/payments/methods';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { methods as kept } from '../providers/simulated/simulated.tables.ts';
import { buildSale } from '../testing.ts';
import { methods } from './method.tables.ts';
import { registerMethodUse } from './method-use.ts';

const numberLike = '4242 4242 4242 4242';

async function payer() {
  const api = await startApi();
  const user = await buildUser(api.db);
  return { ...api, user, at: api.as(user) };
}

describe('a card', () => {
  test('is saved by a token, the first one as the default [success-card-saved]', async () => {
    const { at } = await payer();

    const saved = await at.send(addCard, { body: { stripeToken: 'tok_visa', name: 'Amal Haddad' } });
    const second = await at.call(saveCard, { query: { stripeToken: 'tok_mastercard' } });

    expect(saved.envelope).toMatchObject({
      message: 'Card saved successfully.',
      data: { kind: 'card', brand: 'visa', last4: '4242', name: 'Amal Haddad', is_default: 1, is_expired: 0 },
    });
    expect(second).toMatchObject({ brand: 'mastercard', is_default: 0 });
    expect((await at.call(listCards)).map(({ last4 }) => last4)).toEqual(['4242', '4444']);
  });

  test('is saved once when the same token is sent twice at once', async () => {
    const { at } = await payer();

    const both = await Promise.all([1, 2].map(() => at.call(addCard, { body: { stripeToken: 'tok_visa' } })));

    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(await at.call(listCards)).toHaveLength(1);
  });

  test.each(['tok_declined', 'tok_expired', 'no-such-token'])('is refused for %s', async (stripeToken) => {
    const { at } = await payer();

    const adding = at.call(addCard, { body: { stripeToken } });

    await expect(adding).rejects.toMatchObject({ status: 422, code: 'payment-failed' });
    expect(await at.call(listCards)).toEqual([]);
  });

  test('number in place of a token is refused at the field and repeated nowhere', async () => {
    const { at } = await payer();

    for (const endpoint of [addCard, takeToken])
      expect(await at.send(endpoint, { body: { stripeToken: numberLike } })).toMatchObject({
        status: 423,
        envelope: { errors: { stripeToken: ['Please enter the card in its own form.'] } },
      });
    const saving = await at.send(saveCard, { query: { stripeToken: numberLike } });
    expect(saving.status).toBe(423);
    expect(JSON.stringify(saving.envelope)).not.toContain('4242');
  });

  test('is changed, and only where it can be', async () => {
    const { at } = await payer();
    const { id } = await at.call(addCard, { body: { stripeToken: 'tok_visa' } });
    const params = { card_id: id };

    const changed = await at.call(updateCard, { params, body: { name: 'A. Haddad', exp_month: 2 } });

    expect(changed).toMatchObject({ name: 'A. Haddad', exp_month: 2, last4: '4242' });
    expect(await at.call(getCard, { params })).toEqual(changed);
    expect(await at.call(editCard, { params })).toMatchObject({ id, exp_month: 2 });
    const wrong = at.call(updateCard, { params, body: { exp_month: 13 } });
    await expect(wrong).rejects.toMatchObject({ status: 423 });
  });

  test('in the past is shown as expired', async () => {
    const { at } = await payer();
    const { id } = await at.call(addCard, { body: { stripeToken: 'tok_visa' } });

    const changed = await at.call(updateCard, { params: { card_id: id }, body: { exp_year: 2020 } });

    expect(changed).toMatchObject({ is_expired: 1 });
  });

  test('passes the default on when it goes, and the provider forgets it [success-card-deleted]', async () => {
    const { at, db, settle } = await payer();
    const first = await at.call(addCard, { body: { stripeToken: 'tok_visa' } });
    await at.call(addCard, { body: { stripeToken: 'tok_amex' } });
    const [row] = await db.select().from(methods).where(eq(methods.id, first.id));

    const gone = await at.send(deleteUserCard, { body: { card_id: first.id } });
    await settle();

    expect(gone.envelope.message).toBe('Card deleted successfully.');
    expect(await at.call(listCards)).toMatchObject([{ brand: 'amex', is_default: 1 }]);
    const [there] = await db
      .select()
      .from(kept)
      .where(eq(kept.id, row?.providerRef ?? ''));
    expect(there?.deletedAt).not.toBeNull();
    const again = await at.call(addCard, { body: { stripeToken: 'tok_visa' } });
    expect(again.id).not.toBe(first.id);
  });

  test('becomes the default by choice, also when two are chosen at once', async () => {
    const { at } = await payer();
    const ids: number[] = [];
    for (const stripeToken of ['tok_visa', 'tok_amex', 'tok_mastercard'])
      ids.push((await at.call(addCard, { body: { stripeToken } })).id);

    await Promise.all(ids.map((card_id) => at.call(updateDefaultCard, { body: { card_id } })));
    const [first] = await at.call(updateDefaultCard, { body: { card_id: ids[1] ?? 0 } });

    expect(first).toMatchObject({ id: ids[1], is_default: 1 });
    expect((await at.call(listCards)).filter(({ is_default }) => is_default === 1)).toHaveLength(1);
  });

  test('that something is still paid by cannot go', async () => {
    const { at } = await payer();
    const { id } = await at.call(addCard, { body: { stripeToken: 'tok_visa' } });
    registerMethodUse('test', async (_reader, methodId) => methodId === id);

    const deleting = at.call(deleteCard, { params: { card_id: id } });

    await expect(deleting).rejects.toMatchObject({ status: 422, message: 'default card in use' });
    registerMethodUse('test', async () => false);
  });

  test('beyond the twentieth is refused', async () => {
    const { at, db, user } = await payer();
    const full = Array.from({ length: 20 }, (_, index) => ({
      userId: user.id,
      kind: 'card' as const,
      provider: 'simulated-card',
      brand: 'visa',
      providerRef: `pm_full_${user.id}_${index}`,
    }));
    await db.insert(methods).values(full);

    const adding = at.call(addCard, { body: { stripeToken: 'tok_visa' } });

    await expect(adding).rejects.toMatchObject({ code: 'too-many-cards' });
  });

  test('of somebody else is not there', async () => {
    const { at, as, db } = await payer();
    const { id } = await at.call(addCard, { body: { stripeToken: 'tok_visa' } });
    const stranger = as(await buildUser(db));

    const answers = await Promise.all([
      stranger.send(getCard, { params: { card_id: id } }),
      stranger.send(updateCard, { params: { card_id: id }, body: {} }),
      stranger.send(deleteCard, { params: { card_id: id } }),
      stranger.send(updateDefaultCard, { body: { card_id: id } }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await at.call(listCards)).toHaveLength(1);
  });
});

describe('the way to the provider', () => {
  test('begins with a secret for the browser and a page that comes back', async () => {
    const { at } = await payer();

    const setup = await at.call(startCardSetup, { query: { return_url: '/add-payment-methods' } });

    expect(setup).toMatchObject({ publishable_key: expect.stringContaining('pk_') });
    expect(setup.url).toContain(setup.client_secret);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'never leads to %s',
    async (return_url) => {
      const { at } = await payer();

      expect(await at.send(startCardSetup, { query: { return_url } })).toMatchObject({ status: 423 });
    },
  );

  test('of a payment is its payer’s alone', async () => {
    const { as, db } = await startApi();
    const { payer: owner, payment } = await buildSale(db);
    const body = { payable_type: 'order' as const, payable_id: payment.subjectId };

    const strange = await as(await buildUser(db)).send(startCardPayment, { body });

    expect(strange.status).toBe(404);
    expect(await as(owner).call(startCardPayment, { body })).toMatchObject({
      payment_id: payment.id,
      client_secret: expect.any(String),
    });
  });

  test('answers the token it was given', async () => {
    const { at } = await payer();

    expect(await at.call(takeToken, { body: { stripeToken: 'tok_visa' } })).toEqual({ token: 'tok_visa' });
  });
});

describe('a PayPal-type account', () => {
  const stateIn = (url: string | null | undefined) =>
    new URL(url ?? '', 'http://souk.test').searchParams.get('state') ?? '';

  async function backFrom(at: Awaited<ReturnType<typeof payer>>) {
    const { url } = await at.at.call(getPaypalLogin);
    const page = await at.app.server.inject({
      method: 'POST',
      url: new URL(url, 'http://souk.test').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=approve',
    });
    const back = new URL(String(page.headers.location), 'http://souk.test');
    return { code: back.searchParams.get('token') ?? '', state: stateIn(back.href) };
  }

  test('is saved with the code and the state of its page', async () => {
    const found = await payer();

    const body = await backFrom(found);
    const saved = await found.at.call(takePaypalCode, { body });

    expect(saved).toMatchObject({
      paypal_account: 'payer@example.test',
      card: { kind: 'paypal', last4: null, is_default: 1, is_expired: 0 },
    });
  });

  test('is refused with a state of somebody else, or none', async () => {
    const [victim, attacker] = [await payer(), await payer()];
    await victim.at.call(getPaypalLogin);
    const body = await backFrom(attacker);

    for (const attempt of [body, { code: body.code }]) {
      const taking = victim.at.call(takePaypalCode, { body: attempt });
      await expect(taking).rejects.toMatchObject({ status: 422, message: 'Invalid user or token' });
    }
    expect(await victim.at.call(listCards)).toEqual([]);
  });
});
