import type { Quote } from '@souk/contract/modules/appointments/quote-values';
import { describe, expect, test } from 'vitest';
import { buttonsIn, linksIn, renderAt, wordsOf } from '../../../../lib/render.testing.tsx';
import { lineOf, quoteWith, versionWith } from '../../quotes.testing.ts';
import { type Brief, BriefScreen } from './brief-screen.tsx';

const root = { now: '2026-03-08T13:00:00.000Z', timeZone: 'Australia/Sydney' };
const { business } = quoteWith();

const quoteOf = (id: number, name: string, given: Partial<Quote> = {}): Quote =>
  quoteWith({
    quote_id: id,
    asked_count: 3,
    business: { ...business, user_id: 100 + id, name, slug: name.toLowerCase() },
    ...given,
  });

const fixit = quoteOf(1, 'Fixit', {
  offer: versionWith({ items: [lineOf('Labour', 20_000), lineOf('Taps', 10_000)] }),
});
const banksia = quoteOf(2, 'Banksia', {
  offer: versionWith({
    items: [lineOf('Labour', 20_000), lineOf('Taps', 12_000), lineOf('Cleaning', 4_000)],
    warranty: '12 months on all work',
    starts_at: null,
  }),
  distance_km: 12.5,
});
const waiting = quoteOf(3, 'Silent', {
  status: 'Quote-Requested',
  offer: null,
  moves: ['cancel'],
});

const shown = (quotes: Quote[], search = '') => {
  const { description, address, images, preferred_date, preferred_time, budget } = quoteWith();
  const facts = { description, address, images, preferred_date, preferred_time, budget };
  const brief = { ...facts, brief_id: 5, title: 'New taps', service_id: null, category_id: null, quotes };
  return renderAt(`/my-bookings/briefs/5${search}`, <BriefScreen brief={brief as Brief} />, root);
};

describe('quotes side by side [M10]', () => {
  test('stand in columns with lines, total, date, warranty, reviews, distance and terms', async () => {
    const words = wordsOf(await shown([fixit, banksia, waiting]));

    for (const said of [
      'Taps Differs',
      'Not included',
      'GST $32.73',
      'Fri 13 Mar, 10:00 am',
      'You choose the time when you accept.',
      '12 months on all work',
      '12.5 km',
      'Free until 24 hours before, then nothing.',
      '(88 reviews)',
      '3 businesses were asked, 2 have quoted',
    ])
      expect(words).toContain(said);
  });

  test('count missing lines at what the others charge', async () => {
    const words = wordsOf(await shown([fixit, banksia]));

    expect(words).toContain('$340.00 Lowest$40.00 added for Cleaning');
    expect(words).toContain('$360.00Nothing missing');
  });

  test('say which looks cheaper than it is', async () => {
    const bare = quoteOf(4, 'Bare', { offer: versionWith({ items: [lineOf('Labour', 29_000)] }) });

    expect(wordsOf(await shown([bare, banksia]))).toContain('Looks cheaper');
  });

  test('have one primary button, that of the column in the frame, and another can be chosen', async () => {
    const page = await shown([fixit, banksia]);
    const accepts = [...page.matchAll(/href="(\/my-bookings\/quotes\/\d+\/accept)"/g)].map(([, to]) => to);

    // Once in its column for desktops, once in the bar of phones.
    expect(accepts).toEqual(['/my-bookings/quotes/1/accept', '/my-bookings/quotes/1/accept']);
    expect(linksIn(page)['Choose B Banksia']).toBe('/my-bookings/briefs/5?chosen=2');
    expect(await shown([fixit, banksia], '?chosen=2')).toContain('/my-bookings/quotes/2/accept');
  });

  test('leave out what is the same where only differences are wanted', async () => {
    const all = await shown([fixit, banksia]);
    const differing = wordsOf(await shown([fixit, banksia], '?only=differences'));

    expect(linksIn(all)['Only differences']).toBe('/my-bookings/briefs/5?only=differences');
    expect(wordsOf(all)).toContain('Cancelling');
    expect(differing).not.toContain('Cancelling');
    expect(differing).toContain('Warranty');
  });

  test('ask to renew what has expired, and say what each business still does', async () => {
    const expired = quoteOf(6, 'Late', { status: 'Expired', moves: ['renew', 'hide'] });
    const page = await shown([expired, banksia, waiting]);

    expect(buttonsIn(page)).toContain('Ask to renew A, Late');
    expect(wordsOf(page)).toContain('Silent has until');
    expect(linksIn(page)).not.toHaveProperty('Choose A Late');
  });

  test('are none before a business has quoted', async () => {
    const page = await shown([waiting]);

    expect(wordsOf(page)).toContain('No quotes yet');
    expect(wordsOf(page)).not.toContain('Like for like');
    expect(page).not.toContain('/accept"');
  });

  test('lead to the booking once one is accepted', async () => {
    const booked = quoteOf(2, 'Banksia', { status: 'Quote-Accepted', booking_id: 9, moves: [] });
    const passed = quoteOf(1, 'Fixit', { status: 'Quote-Declined', is_other_chosen: true, moves: ['hide'] });
    const page = await shown([passed, booked]);

    expect(linksIn(page)['See the booking']).toBe('/my-bookings/detail/9');
    expect(wordsOf(page)).toContain('Another was chosen');
    expect(page).not.toContain('/accept"');
  });
});
