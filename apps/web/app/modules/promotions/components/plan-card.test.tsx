import type { SubscriptionPlan } from '@souk/contract/modules/promotions/plans';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import { BoostPay, type BoostPayProps } from './boost-pay.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsageMeter } from './usage-meter.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const plan = {
  id: 2,
  name: 'Bazaar',
  price: money(2900),
  period: 'month',
  ad_limit: 20,
  premium_boosts: 0,
  featured_boosts: 0,
  features: [],
};

describe('a plan', () => {
  const card = (changes: object = {}, standing: Parameters<typeof PlanCard>[0]['standing'] = 'open') =>
    renderAt(
      '/subscription',
      <PlanCard plan={{ ...plan, ...changes } as unknown as SubscriptionPlan} standing={standing} />,
    );

  test.each([
    [{ ad_limit: null }, 'As many listings as you like'],
    [{ ad_limit: 1 }, '1 listing at a time'],
    [{ ad_limit: 2000 }, '2,000 listings at a time'],
    [{ premium_boosts: 1 }, '1 premium boost each period'],
    [{ featured_boosts: 3 }, '3 featured boosts each period'],
    [{ features: ['A page of your own'] }, 'A page of your own'],
  ])('says what it brings: %o', async (changes, words) => {
    expect(wordsOf(await card(changes))).toContain(words);
  });

  test('does not list boosts that it has not', async () => {
    expect(wordsOf(await card())).not.toContain('boost');
  });

  test('that costs nothing needs no card, and another includes the tax', async () => {
    expect(wordsOf(await card({ price: money(0) }))).toContain('No card needed');
    expect(wordsOf(await card())).toContain('Includes GST');
  });

  test.each([
    ['open', ['Choose Bazaar'], ''],
    ['visitor', ['Sign up for Bazaar'], ''],
    ['present', [], 'Your plan'],
    ['next', [], 'Your next plan'],
    [null, [], ''],
  ] as const)('offers what fits the viewer: %s', async (standing, links, words) => {
    const rendered = await card({}, standing);

    expect(Object.keys(linksIn(rendered))).toEqual(links);
    expect(wordsOf(rendered)).toContain(words);
  });
});

describe('an allowance', () => {
  const meter = (used: number, limit: number | null) =>
    renderAt('/', <UsageMeter label="Ads" used={used} limit={limit} />);

  test.each([
    [3, 5, '3 of 5', false],
    [5, 5, '5 of 5', true],
    [0, 0, '0 of 0', false],
  ])(
    'of which %i of %i is used reads %s and warns once it is used up: %s',
    async (used, limit, words, warns) => {
      const rendered = await meter(used, limit);

      expect(wordsOf(rendered)).toContain(words);
      expect(rendered.includes('text-warn')).toBe(warns);
    },
  );

  test('without a limit has no bar', async () => {
    expect(wordsOf(await meter(3, null))).toContain('3, no limit');
    expect(await meter(3, null)).not.toContain('<meter');
  });

  test('never fills more than its bar', async () => {
    expect(await meter(9, 5)).toContain('inline-size:100%');
    expect(await meter(0, 0)).toContain('inline-size:0%');
  });
});

describe('a boost', () => {
  const price = { boost: 'premium', days: 7, price: money(900) };
  const boost = {
    may_boost: true,
    classified: { title: 'Pram', image: null },
    boosts: [],
    prices: [price],
    included_left: { premium: 0, featured: 0 },
  };
  const pay = (changes: object = {}, isPriceRight = true) =>
    renderAt(
      '/boostAd-pay/7/9.00',
      <BoostPay
        {...({
          boost: { ...boost, ...changes },
          pay: { cards: [], desk: { kind: 'none' }, payKey: 'k' },
          first: 'premium:7',
          isPriceRight,
          problems: undefined,
        } as unknown as BoostPayProps)}
      />,
    );

  test('that is for sale is paid for', async () => {
    const words = wordsOf(await pay());

    expect(words).toMatch(/Premium.*7 days.*\$9\.00/);
    expect(words).toContain('Pay with');
  });

  test('adds its days to one that runs', async () => {
    const runs = { id: 1, boost: 'premium', ends_at: '2026-03-09T02:00:00.000Z' };

    expect(wordsOf(await pay({ boosts: [runs] }))).toContain(
      'Premium until 09/03/2026. New days follow on from there.',
    );
    expect(wordsOf(await pay())).not.toContain('New days follow');
  });

  test('that cannot be had says so and leads back', async () => {
    for (const changes of [{ may_boost: false }, { prices: [] }]) {
      const page = await pay(changes);
      expect(wordsOf(page)).toContain('This cannot be boosted right now');
      expect(linksIn(page)).toEqual({ 'Go to Ad Management': '/ad-management' });
      expect(buttonsIn(page)).toEqual([]);
    }
  });

  test('that is included costs nothing', async () => {
    const words = wordsOf(await pay({ included_left: { premium: 1, featured: 0 } }));

    expect(words).toContain('Included in your plan');
    expect(words).toContain('Total $0.00');
  });

  test('whose price has changed since says so first', async () => {
    const words = 'The price in your link is out of date.';

    expect(wordsOf(await pay({}, false))).toContain(words);
    expect(wordsOf(await pay())).not.toContain(words);
  });
});
