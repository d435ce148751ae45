import type { PublicDeal } from '@souk/contract/modules/discounts/deals';
import { getPublicDeal } from '@souk/contract/modules/discounts/deals';
import { createElement, type FC } from 'react';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import { renderAt, wordsOf } from '../../lib/render.testing.tsx';
import DailyDeal, { loader } from './daily-deal.tsx';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });
const thing = { id: 7, title: 'Wash and cut', path: '/cup', image: null };

const deal = {
  id: 3,
  title: 'Tuesday treat',
  description: 'Only now.',
  product: null,
  service: thing,
  original_price: money(6500),
  price: money(5200),
  discount_percent: 20,
  ends_at: '2030-03-05T00:00:00.000Z',
  is_deal: true,
  business: { id: 4, business_id: 12, name: 'Blush', image: null, slug: 'blush', suburb: 'Newtown' },
} as unknown as PublicDeal;

const shown = (of: PublicDeal) =>
  renderAt(
    '/bookings-detail/daily-deals/3',
    createElement(DailyDeal as FC<{ loaderData: PublicDeal }>, { loaderData: of }),
  );

describe('the page of a daily deal', () => {
  test('says what it is on, before and after, and where to book it', async () => {
    const html = await shown(deal);

    for (const words of [
      'Tuesday treat',
      'Wash and cut',
      '$52.00',
      '$65.00',
      'Save $13.00',
      '20% off',
      'Blush',
    ])
      expect(wordsOf(html)).toContain(words);
    expect(wordsOf(html)).toContain('whenever the visit is');
    expect(html).toContain('href="/book/12?service=7"');
  });

  test('leads to the product of a shop, and wears no badge that it has not earned', async () => {
    const html = await shown({ ...deal, product: thing, service: null, is_deal: false });

    expect(html).toContain('href="/cup"');
    expect(wordsOf(html)).not.toContain('% off');
    expect(wordsOf(html)).not.toContain('whenever the visit is');
  });

  test.each(['3', '3/tuesday-treat', '3/and/so/on'])('is found by the id in its address: %s', async (end) => {
    const request = new Request(`http://souk.test/bookings-detail/daily-deals/${end}`);
    const { args, calls } = await buildPageArgs(request, { [getPublicDeal.path]: { body: { data: deal } } });

    await loader({ ...args, url: new URL(request.url) } as never);

    expect(calls.map(({ path }) => path)).toContain('/public/deals/3');
  });

  test('is none where the address names no deal', async () => {
    const request = new Request('http://souk.test/bookings-detail/daily-deals/x');
    const { args } = await buildPageArgs(request, {});

    await expect(loader({ ...args, url: new URL(request.url) } as never)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});
