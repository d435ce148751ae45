import { createDeal } from '@souk/contract/modules/discounts/deals';
import { savePayoutAccount } from '@souk/contract/modules/payments/accounts';
import { addCard } from '@souk/contract/modules/payments/methods';
import { payAdBoost } from '@souk/contract/modules/promotions/boosts';
import { listPlans } from '@souk/contract/modules/promotions/plans';
import { paySubscription } from '@souk/contract/modules/promotions/subscriptions';
import { createPromoCode } from '@souk/contract/modules/retail/promo-codes';
import { clock, daysMs } from '../../apps/api/src/platform/clock.ts';
import { demoPassword, type Person } from './accounts.ts';
import type { Rng } from './content/rng.ts';
import { inParallel } from './in-parallel.ts';
import type { Market } from './market.ts';
import type { OfferedProduct } from './products.ts';

/** Confirms on the simulated provider's page, as payer or seller. */
export async function approveAt({ app }: Market, url: string | null): Promise<void> {
  if (!url) return;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.server.inject({ method: 'POST', url, headers, payload: 'choice=approve' });
  if (answer.statusCode >= 400) throw new Error(`The provider's page answers ${answer.statusCode}.`);
}

/** Adds the shops' payout accounts; the last three have none yet. */
export async function openPayoutAccounts(market: Market, shops: readonly Person[]): Promise<void> {
  await inParallel(shops.slice(0, -3), 6, async (shop) => {
    const number = String(10_000_000 + shop.id);
    const account_holder = shop.shop?.name ?? shop.name;
    const body = { password: demoPassword, account_holder, bsb: '062000', account_number: number };
    const { url } = await market.call(shop, savePayoutAccount, { body });
    await approveAt(market, url);
  });
  await market.settle();
}

/** Some shops pay for a plan with a card that is also charged for renewals. */
export async function subscribe(market: Market, rng: Rng, shops: readonly Person[]): Promise<void> {
  const plans = (await market.call({}, listPlans)).filter(({ name }) => name !== 'Free');
  const [first, ...others] = shops;
  const chosen = [first, ...rng.shuffle(others).slice(0, 8)].filter((shop) => shop !== undefined);
  for (const shop of chosen) {
    const plan = rng.pick(plans);
    await market.call(shop, addCard, { body: { stripeToken: 'tok_visa', default: true } });
    const body = { plan_id: plan.id, payment_method: 'card', stripeToken: 'tok_visa' };
    await market.call(shop, paySubscription, { body });
  }
}

/** Promo codes for the shops' customers; returns them by shop. */
export async function issueCodes(
  market: Market,
  rng: Rng,
  shops: readonly Person[],
): Promise<Map<number, string>> {
  const codes = new Map<number, string>();
  for (const [index, shop] of shops.entries()) {
    if (index > 0 && !rng.chance(0.3)) continue;
    const name = (shop.shop?.name ?? '').replace(/[^A-Za-z]/g, '').slice(0, 7);
    const code = `${name}10`.toUpperCase();
    await market.call(shop, createPromoCode, { body: { code, percent: 10 } });
    codes.set(shop.id, code);
  }
  return codes;
}

const dayFromNow = (days: number): string =>
  new Date(clock.now().getTime() + daysMs(days)).toISOString().slice(0, 10);

/** Deals that begin in two days, so that they are in the future in every shop's zone. */
export async function openDeals(
  market: Market,
  rng: Rng,
  offered: readonly OfferedProduct[],
  count: number,
): Promise<void> {
  const shop = offered[0]?.owner.id;
  const own = offered.filter(({ owner }) => owner.id === shop).slice(0, 4);
  const chosen = [...new Set([...own, ...rng.shuffle(offered).slice(0, count)])];
  await inParallel(chosen, 4, async ({ id, owner, title, place }) => {
    const discount_percent = [10, 15, 20, 25, 30][place % 5];
    const dates = { start_date: dayFromNow(2), end_date: dayFromNow(9 + (place % 6)) };
    await market.call(owner, createDeal, {
      body: { title: `Deal of the week: ${title}`.slice(0, 120), item_ids: [id], discount_percent, ...dates },
    });
  });
}

/** Few enough that a page of a list has room for other products too. */
const boostedProducts = 9;

/** Premium and featured places of the last days. */
export async function boost(market: Market, rng: Rng, offered: readonly OfferedProduct[]): Promise<void> {
  for (const { id, owner } of rng.shuffle(offered).slice(0, boostedProducts)) {
    const body = {
      classified_id: id,
      kind: 'retail.product',
      boost: rng.weighted({ premium: 35, featured: 65 }),
      days: rng.pick([7, 14, 30]),
      payment_method: 'card',
      stripeToken: 'tok_mastercard',
    };
    await market.call(owner, payAdBoost, { body });
  }
}
