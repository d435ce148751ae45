import type { QuoteDetail } from '@souk/contract/modules/appointments/quote-values';
import { type QuoteState, quoteStates } from '@souk/contract/modules/bookings/statuses';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../../lib/render.testing.tsx';
import { aud, lineOf, quoteWith, versionWith } from '../../quotes.testing.ts';
import { QuoteList } from './quote-list.tsx';
import { QuoteScreen } from './quote-screen.tsx';

const root = { now: '2026-03-08T13:00:00.000Z', timeZone: 'Australia/Sydney' };

const shown = (given: Partial<QuoteDetail> = {}) =>
  renderAt('/my-bookings/quotes/8', <QuoteScreen quote={quoteWith(given)} />, root);

const received: Partial<QuoteDetail> = { role: 'seller', asked_count: null, moves: [] };

describe('the page of a quote', () => {
  test.each(
    quoteStates.flatMap((status: QuoteState) => [[status, 'customer'] as const, [status, 'seller'] as const]),
  )('has one title and says its state and what happens next: %s, to the %s', async (status, role) => {
    const visit = {
      starts_at: '2026-03-06T02:00:00.000Z',
      ends_at: '2026-03-06T03:00:00.000Z',
      date: '2026-03-06',
      start_time: '13:00',
    };
    const page = await shown({ status, role, visit: status === 'Appointment' ? visit : null, moves: [] });

    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).toContain(`data-status="${status}"`);
    expect(wordsOf(page.split('role="status"')[1]?.split('</p>')[0] ?? '')).toMatch(/\w{3}.*\.$/);
  });

  test('shows lines, GST, total, time, validity, payment, cancelling and warranty', async () => {
    const offer = versionWith({
      warranty: '12 months on all work',
      payment: 'deposit',
      shares: [
        { label: 'Deposit', percent: 20, amount: aud(6_600), due: 'accepting' },
        { label: 'Rest', percent: 80, amount: aud(26_400), due: 'start' },
      ],
    });
    const words = wordsOf(await shown({ offer, versions: [offer] }));

    expect(words).toContain('2 × $110.00');
    expect(words).toContain('$330.00');
    expect(words).toContain('Includes $30.00 GST');
    expect(words).toContain('Fri 13 Mar, 10:00 am to 12:00 pm');
    expect(words).toContain('2 days left');
    expect(words).toContain('$66.00 Deposit, within a day of accepting');
    expect(words).toContain('$264.00 Rest, before the work begins');
    expect(words).toContain('12 months on all work');
    expect(words).toContain('Free until 24 hours before, then nothing.');
  });

  test('marks what a revision changes, and keeps the versions before it', async () => {
    const first = versionWith();
    const offer = versionWith({ version: 2, items: [lineOf('Labour', 12_000, 2), lineOf('Seals', 500)] });
    const words = wordsOf(await shown({ offer, versions: [offer, first] }));

    expect(words).toContain('Labour was $220.00 2 × $120.00');
    expect(words).toContain('Seals New');
    expect(words).toContain('Taps Left out');
    expect(words).toContain('Earlier versions Version 1 · $330.00');
  });

  test('offers its customer what the life allows, the business and the comparison', async () => {
    const page = await shown({ asked_count: 3 });

    expect(linksIn(page)).toMatchObject({
      Accept: '/my-bookings/quotes/8/accept',
      'Compare 3 quotes': '/my-bookings/briefs/5',
      'Message the business': '/messages?user_id=7',
      Fixit: '/business-detail/handyman/fixit',
    });
    expect(page).toContain('/act/quotes/decline/8');
    expect(page).toContain('/act/quotes/cancel/8');
  });

  test('offers its business to answer, to visit and to decline', async () => {
    const moves: QuoteDetail['moves'] = ['send', 'offer-visit', 'decline-request'];
    const page = await shown({ ...received, status: 'Quote-Requested', offer: null, moves });

    expect(linksIn(page)).toMatchObject({
      'Send a quote': '/business-bookings/quotes/8/answer',
      'Offer a visit': '/business-bookings/quotes/8/visit',
      'Message the customer': '/messages?user_id=3',
    });
    expect(page).toContain('/act/quotes/decline-request/8');
    expect(linksIn(page)).not.toHaveProperty('Compare 3 quotes');
  });

  test('that has expired can be asked for once more', async () => {
    const page = await shown({ status: 'Expired', due_at: null, moves: ['renew', 'hide'] });

    expect(buttonsIn(page)).toContain('Ask to renew');
    expect(wordsOf(page)).toContain('You can ask the business once more.');
  });

  test('that was accepted leads to its booking', async () => {
    const customers = await shown({ status: 'Quote-Accepted', booking_id: 12, moves: [] });
    const sellers = await shown({ ...received, status: 'Quote-Accepted', booking_id: 12 });

    expect(linksIn(customers)['See the booking']).toBe('/my-bookings/detail/12');
    expect(linksIn(sellers)['See the booking']).toBe('/business-bookings/detail/12');
  });

  test('says kindly that another was chosen, and a reason where one was given', async () => {
    const other = wordsOf(await shown({ ...received, status: 'Quote-Declined', is_other_chosen: true }));
    const declined = wordsOf(await shown({ status: 'Quote-Request-Declined', reason: 'Too far', moves: [] }));

    expect(other).toContain('The customer has accepted the quote of another business.');
    expect(declined).toContain('Reason: Too far');
  });

  test('shows photos of the request, which lead to themselves', async () => {
    const page = await shown({ images: [{ id: 1, name: 'tap.jpg', path: '/api/v2/quotes/8/images/1' }] });

    expect(page).toContain('href="/api/v2/quotes/8/images/1"');
    expect(page).toContain('alt="Photo 1"');
  });
});

describe('the list of quotes', () => {
  const listOf = (
    data: QuoteDetail[],
    side: 'customer' | 'seller' = 'customer',
    tab: 'open' | 'over' = 'open',
  ) =>
    renderAt(
      '/my-bookings/quotes',
      <QuoteList
        side={side}
        tab={tab}
        quotes={{ data, current_page: 1, last_page: 2, per_page: 1, total: 2 } as never}
      />,
      root,
    );

  test('shows each with its state, price and next step, in tabs and pages', async () => {
    const page = await listOf([quoteWith()]);

    expect(wordsOf(page)).toContain('$330.00');
    expect(page).toContain('data-status="Quote-Sent"');
    expect(page).toContain('href="/my-bookings/quotes?tab=over"');
    expect(page).toContain('page=2');
  });

  test('leads to the comparison where several businesses were asked', async () => {
    expect(await listOf([quoteWith({ asked_count: 3 })])).toContain('href="/my-bookings/briefs/5"');
  });

  test('says what will be here while it is empty, to either side', async () => {
    expect(await listOf([])).toContain('href="/bookings"');
    expect(await listOf([], 'seller')).toContain('No open requests');
    expect(await listOf([], 'seller', 'over')).toContain('No quotes here');
  });
});
