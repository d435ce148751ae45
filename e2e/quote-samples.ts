import type { Page } from '@playwright/test';
import { marrickville } from './ads.ts';
import { callerOf } from './shops.ts';

interface Asked {
  quote_id: number;
  brief_id: number;
}

const wish = {
  title: 'New bathroom taps',
  description: 'Two taps drip and should be replaced.',
  address: marrickville,
  budget: '400',
};

/** Addresses of quotes, of both their sides: one is quoted, one still waits for its answer. */
export async function quoteSamplesOf(buyer: Page, handyman: Page): Promise<Record<string, string>> {
  if (!handyman.url().startsWith('http')) await handyman.goto('/faq');
  const seller = callerOf(handyman);
  const { business_id: businessId } = await seller.get<{ business_id: number }>('/business-profile');
  const ask = () => callerOf(buyer).post<Asked>('/request-quote', { ...wish, business_id: businessId });
  const [quoted, waiting] = [await ask(), await ask()];
  const items = [
    { description: 'Labour', quantity: 2, unit_price: '110' },
    { description: 'Taps', unit_price: '180' },
  ];
  await seller.post('/quotes', { quote_id: quoted.quote_id, items, warranty: '12 months on all work' });
  const own = `/my-bookings/quotes/${quoted.quote_id}`;
  const received = `/business-bookings/quotes/${waiting.quote_id}`;
  return {
    '/my-bookings/quotes/:id': own,
    '/my-bookings/quotes/:id/accept': `${own}/accept`,
    '/my-bookings/briefs/:id': `/my-bookings/briefs/${quoted.brief_id}`,
    '/business-bookings/quotes/:id': received,
    '/business-bookings/quotes/:id/answer': `${received}/answer`,
    '/business-bookings/quotes/:id/visit': `${received}/visit`,
    '/ask-quote/:businessId': `/ask-quote/${businessId}`,
  };
}
