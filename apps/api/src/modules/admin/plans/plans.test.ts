import * as contract from '@souk/contract/modules/admin/plans';
import { listBoostPrices } from '@souk/contract/modules/promotions/boosts';
import { listPlans } from '@souk/contract/modules/promotions/plans';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { planNamed, startSubscriber } from '../../promotions/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

const form = {
  name: 'Trade',
  seller_types: ['car_dealer', 'real_estate'],
  price: '49.50',
  period: 'yearly',
  ad_limit: '300',
  premium_boosts: 2,
  featured_boosts: 10,
  features: ['A page of your own'],
  position: 30,
} as const;

async function desk() {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['promotions'] });
  const at = api.as(admin);
  const add = (changes: Record<string, unknown> = {}) =>
    at.call(contract.addPlan, { body: { ...form, ...changes } as never });
  const change = (id: number, changes: Record<string, unknown> = {}) =>
    at.call(contract.updatePlan, { params: { id }, body: { ...form, ...changes } as never });
  const offered = async () =>
    (await api.as().call(listPlans, { query: { seller_type: 'car_dealer' } })).map(({ name }) => name);
  return { ...api, admin, at, add, change, offered };
}

describe('a price', () => {
  test('that is too small to be paid is refused, of a plan and of a boost', async () => {
    const { at, add, change } = await desk();
    const { id } = await add();
    const tooSmall = { fields: { price: ['The price must be at least $0.50: less cannot be paid.'] } };

    await expect(add({ name: 'Tiny', price: '0.49' })).rejects.toMatchObject(tooSmall);
    await expect(change(id, { price: '0.01' })).rejects.toMatchObject(tooSmall);
    const boosting = at.call(contract.saveBoostPrice, { body: { boost: 'premium', days: 7, price: '0.49' } });
    await expect(boosting).rejects.toMatchObject(tooSmall);
    expect(await change(id, { price: '0.50' })).toMatchObject({ price: { cents: 50 } });
    await at.call(contract.deletePlan, { params: { id } });
  });
});

describe('a plan', () => {
  test('is offered, changed, taken from the offer and deleted, each on record', async () => {
    const { db, admin, at, add, change, offered } = await desk();

    const plan = await add();
    expect(plan).toMatchObject({
      name: 'Trade',
      price: { cents: 4950 },
      period: 'yearly',
      ad_limit: 300,
      boost_credits: 12,
      subscribers: 0,
      is_active: true,
    });
    expect(await offered()).toEqual(['Free', 'Plus', 'Pro', 'Trade']);
    expect(await change(plan.id, { price: '59', ad_limit: '' })).toMatchObject({
      price: { cents: 5900 },
      ad_limit: null,
    });
    await change(plan.id, { is_active: false });
    expect(await offered()).toEqual(['Free', 'Plus', 'Pro']);
    await at.call(contract.deletePlan, { params: { id: plan.id } });

    expect((await entriesOf(db, admin)).map(({ action }) => action)).toEqual([
      'promotions.plan-added',
      'promotions.plan-changed',
      'promotions.plan-changed',
      'promotions.plan-deleted',
    ]);
    await expect(change(plan.id)).rejects.toMatchObject({ status: 404 });
  });

  test('that somebody has is not deleted, and shows how many have it', async () => {
    const { db, at } = await desk();
    const { pro, pay } = await startSubscriber();
    await pay(pro.id);

    const shown = (await at.call(contract.listPlans)).find(({ id }) => id === pro.id);

    expect(shown?.subscribers).toBeGreaterThanOrEqual(1);
    await expect(at.call(contract.deletePlan, { params: { id: pro.id } })).rejects.toMatchObject({
      code: 'plan-in-use',
    });
    expect(await planNamed(db, 'Pro')).toMatchObject({ id: pro.id });
  });

  test('that is free follows the settings', async () => {
    const { db, at, change } = await desk();
    const { id } = await planNamed(db, 'Free');

    await expect(change(id)).rejects.toMatchObject({ status: 422, code: 'plan-is-free' });
    await expect(at.call(contract.deletePlan, { params: { id } })).rejects.toMatchObject({
      code: 'plan-is-free',
    });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ seller_types: [] }, 'seller_types'],
    [{ price: '0' }, 'price'],
    [{ period: 'daily' }, 'period'],
    [{ ad_limit: '-1' }, 'ad_limit'],
  ])('with %o is refused', async (wrong, field) => {
    const { add } = await desk();

    await expect(add(wrong)).rejects.toMatchObject({
      status: 423,
      fields: { [field]: [expect.any(String)] },
    });
  });

  test('is not for admins of other areas', async () => {
    const { as, db } = await desk();
    const elsewhere = as(await buildAdmin(db, { permissions: ['ads'] }));

    await expect(elsewhere.call(contract.listPlans)).rejects.toMatchObject({ status: 403 });
  });
});

describe('the price of a boost', () => {
  test('is set for its kind and days, on record', async () => {
    const { as, db, admin, at } = await desk();
    const body = { boost: 'premium', days: 30, price: '45' } as const;

    const prices = await at.call(contract.saveBoostPrice, { body });

    expect(prices.find(({ boost, days }) => boost === 'premium' && days === 30)?.price.cents).toBe(4500);
    expect(await as().call(listBoostPrices)).toEqual(prices);
    expect(await at.call(contract.listBoostPrices)).toEqual(prices);
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'promotions.price-changed',
      targetId: 'premium-30',
      after: { cents: 4500 },
    });
  });
});

describe('the list of subscriptions', () => {
  test('shows who has which plan, by state', async () => {
    const { at } = await desk();
    const { owner, plus, pay } = await startSubscriber();
    await pay(plus.id);

    const [newest] = (await at.call(contract.listSubscriptions, { query: { status: 'active' } })).data;

    expect(newest).toMatchObject({
      user: { id: owner.id },
      plan: { name: 'Plus' },
      status: 'active',
      price: { cents: 2900 },
    });
  });
});
