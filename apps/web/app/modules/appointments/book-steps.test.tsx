import { describe, expect, test } from 'vitest';
import { linksIn, renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { BookBar, BookSummary } from './components/book/book-summary.tsx';
import { DetailsStep } from './components/book/details-step.tsx';
import { ReviewStep } from './components/book/review-step.tsx';
import { ServicesStep } from './components/book/services-step.tsx';
import { TimeStep } from './components/book/time-step.tsx';
import { BusinessScreen } from './components/business/business-screen.tsx';
import type { BookingStepData } from './load-booking.server.ts';
import type { BusinessPageData } from './load-business.server.ts';

const money = (cents: number) => ({ cents, currency: 'AUD' as const });

const terms = {
  payment: 'deposit',
  deposit_percent: 20,
  confirmation: 'by-hand',
  answer_hours: 48,
  cancellation: 'moderate',
  cancellation_steps: [
    { hours_before: 24, refund_percent: 100 },
    { hours_before: 0, refund_percent: 50 },
  ],
  no_show_percent: 0,
};
const people = [
  { id: 3, name: 'Ada' },
  { id: 4, name: 'Bo' },
];
const service = (id: number, changes: object = {}) => ({
  id,
  business_id: 12,
  category_name: 'Hairdressers',
  name: `Service ${id}`,
  description: '',
  image: null,
  price_kind: 'fixed',
  price: money(6500),
  duration_minutes: 45,
  people: [],
  add_ons: [],
  offer: null,
  ...changes,
});
const cut = service(1, { add_ons: [{ id: 10, name: 'Tea', price: money(500), extra_minutes: 5 }] });
const offer = { title: 'Spring 20 %', price: money(5200), until: '2030-05-12' };
const quoted = service(2, { price_kind: 'quote', price: null });
const startsAt = '2030-05-06T00:00:00.000Z';

const base = {
  clashes: [],
  business: {
    business_id: 12,
    user_id: 4,
    business_name: 'Blush',
    slug: 'blush',
    seller_type: 'beauty',
    kind: 'beauty',
    time_zone: 'Australia/Sydney',
    people,
    terms,
  },
  services: [cut, quoted],
  choice: { services: [1], addOns: [10], startsAt },
  step: 'review',
  isTooMany: false,
  people,
  questions: {
    description: null,
    hasEventType: false,
    hasNote: true,
    needsAddress: false,
    hasGuests: false,
  },
  told: null,
  preview: {
    items: [{ id: 1, title: 'Service 1', quantity: 1, total: money(6500), discount: money(0) }],
    reductions: [],
    codeProblem: null,
    total: money(7000),
    gst: money(636),
    due_now: money(1400),
    minutes: 50,
    terms,
  },
  times: null,
  isSignedIn: false,
  idempotencyKey: 'k1',
} as unknown as BookingStepData;

const at = (changes: object): BookingStepData => ({ ...base, ...changes }) as BookingStepData;

describe('the steps of booking', () => {
  test('offer services with their add-ons, and none that is priced by quote', async () => {
    const html = await renderAt('/book/12', <ServicesStep booking={at({ step: 'services' })} />);

    expect(html).toMatch(/<input[^>]*name="service"[^>]*value="1"/);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="2"|<input[^>]*value="2"[^>]*disabled=""/);
    expect(wordsOf(html)).toContain('Tea+$5.00 · 5 min');
  });

  test('name the next free day where one is full', async () => {
    const days = [
      { date: '2030-05-06', free: 0, first: null },
      { date: '2030-05-07', free: 2, first: startsAt },
    ];
    const times = { today: '2030-05-06', days, date: '2030-05-06', slots: [] };

    const html = await renderAt('/book/12', <TimeStep booking={at({ step: 'time', times })} />);

    expect(wordsOf(html)).toContain('Nothing is free on Mon 6 May.');
    expect(linksIn(html)['Next free day: Tue 7 May']).toBe(
      '/book/12?service=1&add=10&date=2030-05-07&step=time',
    );
  });

  test('let customers join the waiting list of a day, with times that suit them, once all is told', async () => {
    const times = { today: '2030-05-06', days: [], date: '2030-05-06', slots: [] };
    const asked = { ...base.questions, needsAddress: true };

    const html = await renderAt('/book/12', <TimeStep booking={at({ step: 'time', times })} />);
    const untold = await renderAt(
      '/book/12',
      <TimeStep booking={at({ step: 'time', times, questions: asked })} />,
    );

    expect(html).toMatch(/name="_step" value="wait"/);
    expect(html).toMatch(/name="date" value="2030-05-06"/);
    expect(html).toMatch(/name="from_time"/);
    expect(wordsOf(untold)).not.toContain('waiting list');
  });

  test('lead to each time, in the zone of the place and of a reader elsewhere', async () => {
    const days = [{ date: '2030-05-06', free: 1, first: startsAt }];
    const slots = [{ time: '10:00', starts_at: startsAt, available: true, remaining: 1, people: [3] }];
    const times = { today: '2030-05-06', days, date: '2030-05-06', slots };

    const html = await renderAt('/book/12', <TimeStep booking={at({ step: 'time', times })} />);

    expect(wordsOf(html)).toContain('10:00 am12:00 am your time');
    expect(wordsOf(html)).toContain('Times are those of the business (AEST); yours are in UTC.');
    expect(linksIn(html).Bo).toBe('/book/12?service=1&add=10&staff=4&step=time');
  });

  test('ask what the kind asks', async () => {
    const questions = { ...base.questions, description: 'needed', needsAddress: true, hasNote: false };

    const html = await renderAt('/book/12', <DetailsStep booking={at({ questions })} problems={undefined} />);

    expect(html).toMatch(/name="description"/);
    expect(html).toMatch(/name="street"/);
    expect(html).not.toMatch(/name="note"/);
  });

  test('let somebody sign in only at the end, and then book once by a key', async () => {
    const visitor = await renderAt('/book/12', <ReviewStep booking={base} problems={undefined} />);
    const customer = await renderAt(
      '/book/12',
      <ReviewStep booking={at({ isSignedIn: true })} problems={undefined} />,
    );

    expect(decodeURIComponent(linksIn(visitor)['Log in'] ?? '')).toContain('/login?back=/book/12?service=1');
    expect(customer).toMatch(/name="_idempotencyKey" value="k1"/);
    expect(wordsOf(customer)).toContain('Book Mon 6 May, 10:00 am');
  });

  test('offer the next times where the chosen one was taken, with the rest of the choice', async () => {
    const problems = {
      form: 'This time is no longer free.',
      fields: {},
      values: {},
      next: ['2030-05-06T01:00:00.000Z'],
    };

    const html = await renderAt('/book/12', <ReviewStep booking={base} problems={problems} />);

    expect(linksIn(html)['Mon 6 May, 11:00 am']).toBe(
      '/book/12?service=1&add=10&date=2030-05-06&starts_at=2030-05-06T01%3A00%3A00.000Z&step=review',
    );
  });

  test('show what is off with its reason, take a code, and send the price that was seen', async () => {
    const preview = {
      ...base.preview,
      items: [{ id: 1, title: 'Service 1', quantity: 1, total: money(5200), discount: money(1300) }],
      reductions: [{ kind: 'discounts.promotion', id: 3, title: 'Spring 20 %', amount: money(1300) }],
      total: money(5200),
    };

    const html = await renderAt('/book/12', <BookSummary booking={at({ preview })} />);
    const review = await renderAt(
      '/book/12',
      <ReviewStep booking={at({ preview, isSignedIn: true })} problems={undefined} />,
    );

    expect(wordsOf(html)).toContain('Service 1 $65.00 Spring 20 % -$13.00');
    expect(html).toMatch(/<input[^>]*name="promo_code"/);
    expect(html).toMatch(/<input type="hidden" name="starts_at"/);
    expect(review).toMatch(/name="quoted_cents" value="5200"/);
  });

  test('name the code that is applied, or why it is not', async () => {
    const choice = { ...base.choice, code: 'spring' };
    const refused = { ...base.preview, codeProblem: 'This promotion is over.' };

    const applied = await renderAt('/book/12', <BookSummary booking={at({ choice })} />);
    const not = await renderAt('/book/12', <BookSummary booking={at({ choice, preview: refused })} />);

    expect(wordsOf(applied)).toContain('Code SPRING is applied.');
    expect(linksIn(applied)['Remove code SPRING']).not.toContain('promo_code');
    expect(wordsOf(not)).toContain('This promotion is over.');
    expect(not).toMatch(/value="spring"/);
  });

  test('say price, GST, length, terms and what is due now beside them', async () => {
    const words = wordsOf(await renderAt('/book/12', <BookSummary booking={base} />));
    const bar = wordsOf(await renderAt('/book/12', <BookBar booking={at({ isSignedIn: true })} />));

    expect(words).toContain('Includes $6.36 GST');
    expect(words).toContain('Due now $14.00');
    expect(words).toContain('Free until 24 hours before, then 50 % back.');
    expect(words).toContain('The business confirms within 2 days.');
    expect(words).toContain('You pay 20 % when you book, and the rest before the start.');
    expect(bar).toBe('$70.00Mon 6 May, 10:00 am Book');
  });
});

describe('the page of a business', () => {
  const business = {
    business_id: 12,
    user_id: 4,
    business_name: 'Blush',
    slug: 'blush',
    seller_type: 'beauty',
    category: null,
    sub_categories: [],
    company_logo: null,
    description: 'Since 1990.',
    website: null,
    phone: null,
    countryCode: null,
    address: null,
    service_radius_km: null,
    opening_hours: [{ weekday: 1, open: '09:00', close: '17:00', closed: false }],
    time_zone: 'Australia/Sydney',
    gallery: [],
    portfolios: [],
    brochures: [],
    certificates: [],
  };
  const shown = {
    business,
    people,
    terms,
    services: [{ ...cut, offer }, quoted],
    promotions: [],
    packages: [],
    reviews: null,
    wished: [],
    isWished: true,
    path: '/business-detail/beauty/blush',
  } as unknown as BusinessPageData;

  test('says when it is free next, by the clocks at its place', async () => {
    const nextFree = { at: '2030-05-06T00:00:00.000Z', isToday: true, timeZone: 'Australia/Sydney' };
    const at = async (given: object) =>
      wordsOf(
        await renderAt('/b', <BusinessScreen shown={{ ...shown, nextFree: { ...nextFree, ...given } }} />),
      );

    expect(await at({})).toContain('Free today from 10:00 am');
    expect(await at({ isToday: false })).toContain('Next free Mon 6 May, 10:00 am');
  });

  test('books what has a price, asks about the rest, and names its people and its terms', async () => {
    const html = await renderAt('/business-detail/beauty/blush', <BusinessScreen shown={shown} />);

    expect(html).toMatch(/name="kind" value="appointments.business"/);
    expect(html).toMatch(/name="wish" value="off"/);
    expect(wordsOf(html)).toContain('was $65.00');
    expect(wordsOf(html)).toContain('Spring 20 % until Sun 12 May');
    const links = linksIn(html);
    expect(links['Book Service 1']).toBe('/book/12?service=1&step=services');
    expect(links['Ask for a quote: Service 2']).toBe('/login?back=%2Fmessages%3Fuser_id%3D4');
    expect(links['Choose services and time']).toBe('/book/12');
    for (const words of ['Ada', 'Bo', 'Free until 24 hours before', 'Since 1990.'])
      expect(wordsOf(html)).toContain(words);
  });
});
