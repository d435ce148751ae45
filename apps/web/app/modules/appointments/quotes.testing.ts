import type { QuoteDetail, QuoteVersion } from '@souk/contract/modules/appointments/quote-values';

export const aud = (cents: number) => ({ cents, currency: 'AUD' as const });

/** A line at this price per piece. */
export const lineOf = (description: string, cents: number, quantity = 1): QuoteVersion['items'][number] => ({
  description,
  quantity,
  unit_price: aud(cents),
  total: aud(cents * quantity),
  gst: aud(Math.round((cents * quantity) / 11)),
  is_gst_free: false,
});

/** A version with these lines, for a Friday in Sydney. */
export function versionWith(given: Partial<QuoteVersion> = {}): QuoteVersion {
  const items = given.items ?? [lineOf('Labour', 11_000, 2), lineOf('Taps', 11_000)];
  const sum = (of: 'total' | 'gst') => items.reduce((all, line) => all + line[of].cents, 0);
  return {
    version: 1,
    items,
    total: aud(sum('total')),
    gst: aud(sum('gst')),
    note: null,
    warranty: null,
    valid_until: '2026-03-10',
    expires_at: '2026-03-10T13:00:00.000Z',
    starts_at: '2026-03-12T23:00:00.000Z',
    date: '2026-03-13',
    start_time: '10:00',
    duration_minutes: 120,
    people: [],
    payment: 'in-full',
    shares: [{ label: 'Price', percent: 100, amount: aud(sum('total')), due: 'accepting' }],
    created_at: '2026-03-02T00:00:00.000Z',
    ...given,
  };
}

/** A quote for bathroom taps that its customer has received. */
export function quoteWith(given: Partial<QuoteDetail> = {}): QuoteDetail {
  const offer = given.offer === undefined ? versionWith() : given.offer;
  return {
    quote_id: 8,
    brief_id: 5,
    title: 'New bathroom taps',
    description: 'Two taps drip.',
    service_id: null,
    category_id: null,
    preferred_date: '2026-03-13',
    preferred_time: '10:00',
    address: null,
    budget: aud(40_000),
    status: 'Quote-Sent',
    role: 'customer',
    customer: { id: 3, name: 'Kim', image: null },
    business: {
      user_id: 7,
      business_id: 12,
      name: 'Fixit',
      slug: 'fixit',
      seller_type: 'handyman',
      suburb: 'Manly',
      image: null,
      rating: 4.6,
      rating_count: 88,
    },
    distance_km: 4.2,
    cancellation_steps: [{ hours_before: 24, refund_percent: 100 }],
    asked_count: 1,
    is_other_chosen: false,
    time_zone: 'Australia/Sydney',
    visit: null,
    offer,
    reason: null,
    booking_id: null,
    due_at: '2026-03-10T13:00:00.000Z',
    created_at: '2026-03-01T00:00:00.000Z',
    moves: ['accept', 'decline', 'cancel'],
    gst_percent: 10,
    images: [],
    versions: offer ? [offer] : [],
    history: [
      {
        move: 'request',
        status: 'Quote-Requested',
        by: 'customer',
        reason: null,
        at: '2026-03-01T00:00:00.000Z',
      },
      { move: 'send', status: 'Quote-Sent', by: 'seller', reason: null, at: '2026-03-02T00:00:00.000Z' },
    ],
    ...given,
  };
}
