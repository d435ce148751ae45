import * as contract from '@souk/contract/modules/retail/promo-codes';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildShop } from '../testing.ts';
import { promoProblem } from './promo-code.rules.ts';

async function setUp() {
  const api = await startApi();
  const shop = await buildShop(api.db);
  return { ...api, shop, client: api.as(shop) };
}

describe('a promo code', () => {
  test('is made, listed, changed and taken off the list by its shop', async () => {
    const { client } = await setUp();

    const made = await client.call(contract.createPromoCode, {
      body: { code: 'autumn', percent: 15, min_total: '20.00', uses_max: 100 },
    });
    const changed = await client.call(contract.updatePromoCode, {
      params: { id: made.id },
      body: { amount: '5.00', is_active: false },
    });
    await client.call(contract.deletePromoCode, { params: { id: made.id } });

    expect(made).toMatchObject({ code: 'AUTUMN', percent: 15, min_total: { cents: 2000 }, is_running: true });
    expect(changed).toMatchObject({ percent: null, amount: { cents: 500 }, is_running: false });
    expect((await client.call(contract.listPromoCodes)).total).toBe(0);
  });

  test('is five random characters where none is wished for [random-code-5]', async () => {
    const { client } = await setUp();

    const { code } = await client.call(contract.createPromoCode, { body: { percent: 5 } });

    expect(code).toMatch(/^[A-Z0-9]{5}$/);
  });

  test.each([
    [{ percent: 5, amount: '1.00' }, 'percent', 'Please give either a percentage or an amount.'],
    [{}, 'percent', 'Please give either a percentage or an amount.'],
    [{ code: 'ab1', percent: 5 }, 'code', 'A code has 5 to 20 letters and digits.'],
    [{ percent: 95 }, 'percent', 'Please enter valid number.'],
    [
      { percent: 5, ends_at: '2020-01-01T00:00:00Z' },
      'ends_at',
      'End date must not be before the start date.',
    ],
  ])('of %j is refused at its field', async (body, field, text) => {
    const { client } = await setUp();

    const { envelope } = await client.send(contract.createPromoCode, { body });

    expect(envelope).toMatchObject({ status: 423, errors: { [field]: [text] } });
  });

  test('is unique in its shop, and nobody else’s to change', async () => {
    const { as, db, client } = await setUp();
    const { id } = await client.call(contract.createPromoCode, { body: { code: 'TWICE', percent: 5 } });
    const stranger = as(await buildShop(db));

    const again = client.call(contract.createPromoCode, { body: { code: 'twice', percent: 5 } });

    await expect(again).rejects.toHaveProperty('fields.code', ['You have this code already.']);
    await expect(
      stranger.call(contract.updatePromoCode, { params: { id }, body: { percent: 90 } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(stranger.call(contract.deletePromoCode, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('using a code', () => {
  const [before, at, after] = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => new Date(day));
  if (!before || !at || !after) throw new Error('no dates');
  const promo = {
    isActive: true,
    removedAt: null,
    startsAt: before,
    endsAt: after,
    usesMax: 2,
    uses: 1,
    minCents: 1000,
  };
  const use = { goodsCents: 1000, hasUsed: false, at };

  test.each([
    [promo, use, undefined],
    [undefined, use, 'This code is not valid.'],
    [{ ...promo, isActive: false }, use, 'This code is not valid.'],
    [{ ...promo, uses: 2 }, use, 'This code is not valid.'],
    [promo, { ...use, at: after }, 'This code is not valid.'],
    [promo, { ...use, hasUsed: true }, 'You have used this code already.'],
    [promo, { ...use, goodsCents: 999 }, 'This code needs a larger order.'],
  ])('is possible only while it runs, once, and for enough goods', (code, given, problem) => {
    expect(promoProblem(code, given)).toBe(problem);
  });
});
