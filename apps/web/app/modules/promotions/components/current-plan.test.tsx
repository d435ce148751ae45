import type { Subscription, SubscriptionUsage } from '@souk/contract/modules/promotions/subscriptions';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../lib/render.testing.tsx';
import { CurrentPlan } from './current-plan.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const plan = { id: 2, name: 'Bazaar', price: money(2900), period: 'month' };
const active = {
  plan,
  status: 'active',
  ends_at: '2026-04-01T02:00:00.000Z',
  is_ending: false,
  next_plan: null,
  renewal_price: money(2900),
  next_retry_at: null,
  moves: [],
};
const none = { used: 0, included: 0 };
const usage = {
  plan: null,
  ads_used: 1,
  ad_limit: 5,
  premium_boosts: none,
  featured_boosts: none,
} as unknown as SubscriptionUsage;

const shown = (changes: object | null) =>
  renderAt(
    '/subscription',
    <CurrentPlan
      subscription={changes && ({ ...active, ...changes } as unknown as Subscription)}
      usage={usage}
    />,
  );

describe('the present plan', () => {
  test('costs nothing where there is none', async () => {
    const free = await shown(null);

    expect(free).toContain('Free');
    expect(free).toContain('You get it without paying anything.');
  });

  test('says what happens next: it renews, it ends or another follows', async () => {
    expect(await shown({})).toMatch(/It renews on .* for \$29\.00/);
    expect(await shown({ is_ending: true })).toContain('Until then nothing changes.');
    expect(await shown({ next_plan: { ...plan, name: 'Stall' } })).toMatch(/From .* you have Stall/);
    expect(await shown({ renewal_price: null })).toContain('It runs until');
  });

  test('says first what is wrong with its payment', async () => {
    const failed = { status: 'past-due', next_retry_at: '2026-03-09T02:00:00.000Z', is_ending: true };

    expect(await shown({ status: 'pending' })).toContain('It starts once the first payment is made.');
    expect(await shown(failed)).toContain('Pay now to keep your plan.');
    expect(await shown(failed)).toContain('We try again on');
    expect(await shown({ ...failed, next_retry_at: null })).not.toContain('We try again on');
  });

  test('offers the moves that are open', async () => {
    expect(await shown({ moves: ['cancel'] })).toContain('Cancel subscription');
    expect(await shown({ moves: [] })).not.toContain('Cancel subscription');
  });
});
