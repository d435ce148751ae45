import {
  bookBeauty,
  getBookableBusiness,
  previewBooking,
} from '@souk/contract/modules/appointments/bookings';
import { listPublicServices } from '@souk/contract/modules/appointments/services';
import { getViewer } from '@souk/contract/modules/identity/sessions';
import { searchGeocodes } from '@souk/contract/modules/locations/places';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { keepDetails } from './details-cookie.server.ts';
import { loadBooking } from './load-booking.server.ts';
import { sendBooking } from './send-booking.server.ts';

const startsAt = '2030-05-06T00:00:00.000Z';
const business = {
  business_id: 12,
  business_name: 'Blush',
  slug: 'blush',
  seller_type: 'beauty',
  kind: 'beauty',
  time_zone: 'Australia/Sydney',
  people: [{ id: 3, name: 'Ada' }],
  terms: {},
};
const service = (id: number, changes: object = {}) => ({
  id,
  name: `Service ${id}`,
  price_kind: 'fixed',
  place: 'business',
  people: [],
  add_ons: [{ id: id * 10 }],
  ...changes,
});
const services = [service(1), service(2), service(3, { price_kind: 'quote' })];
const answers = {
  [getBookableBusiness.path]: { body: { data: business } },
  [listPublicServices.path]: { body: { data: { data: services, last_page: 1 } } },
  [previewBooking.path]: { body: { data: {} } },
};
const viewer = { [getViewer.path]: { body: { data: { user_id: 5, seller_type: 'private' } } } };

async function post(form: Record<string, string>, more: object, search: string) {
  const request = buildRequest({ cookie: 'souk_session=s', form });
  const built = await buildPageArgs(request, { ...answers, ...more });
  const url = new URL(`http://souk.test/book/12?${search}`);
  return { ...built, send: () => sendBooking({ ...built.args, url }, '12') };
}

const chosen = `service=2&service=1&add=10&add=99&staff=3&starts_at=${startsAt}`;

describe('a step of booking', () => {
  async function show(search: string) {
    const { args, calls } = await buildPageArgs(buildRequest(), answers);
    const url = new URL(`http://souk.test/book/12?${search}`);
    return { shown: await loadBooking({ ...args, url }, '12'), calls };
  }

  test('keeps the order of the choice, and drops what is not offered or has no price', async () => {
    const { shown, calls } = await show(`${chosen}&service=3&service=77&staff=8&step=details`);

    expect(shown).toMatchObject({
      step: 'details',
      choice: { services: [2, 1], addOns: [10], staff: 3, startsAt },
    });
    const asked = calls.find(({ endpoint }) => endpoint === previewBooking);
    expect(asked?.body).toMatchObject({ service_ids: [2, 1], add_on_ids: [10], staff: 3 });
  });

  test('asks for the services first', async () => {
    const { shown, calls } = await show(`service=3&starts_at=${startsAt}&step=review`);

    expect(shown).toMatchObject({ step: 'services', preview: null, isTooMany: false });
    expect(calls.some(({ endpoint }) => endpoint === previewBooking)).toBe(false);
  });
});

describe('the code of a promotion', () => {
  test('that does not apply is left out of the price, with why', async () => {
    const refusal = {
      status: 423,
      body: { errors: { promo_code: ['This promotion is over.'] }, error: 'Fix these fields.' },
    };
    const { args, calls } = await buildPageArgs(buildRequest(), {
      ...answers,
      [previewBooking.path]: [refusal, { body: { data: { total: 1 } } }],
    });
    const url = new URL(`http://souk.test/book/12?${chosen}&promo_code=SPRING&step=details`);

    const { preview } = await loadBooking({ ...args, url }, '12');

    const asked = calls.filter(({ endpoint }) => endpoint === previewBooking);
    expect(asked.map(({ body }) => Reflect.get(Object(body), 'promo_code'))).toEqual(['SPRING', undefined]);
    expect(preview).toEqual({ total: 1, codeProblem: 'This promotion is over.' });
  });

  test('goes with the booking, and a price that has risen is shown again', async () => {
    const changed = {
      status: 422,
      body: {
        error: 'The price has changed. Please look at it again.',
        data: { code: 'price-changed' },
      },
    };
    const { send, calls, state } = await post(
      { _step: 'review', quoted_cents: '5200' },
      { ...viewer, [bookBeauty.path]: changed },
      `${chosen}&promo_code=SPRING`,
    );

    const to = ((await send()) as Response).headers.get('location') ?? '';

    const sent = calls.find(({ endpoint }) => endpoint === bookBeauty);
    expect(sent?.body).toMatchObject({ promo_code: 'SPRING', quoted_cents: '5200' });
    expect(to).toMatch(/^\/book\/12\?.*promo_code=SPRING&step=review$/);
    expect(decodeURIComponent(state.setCookies.join())).toContain('The price has changed.');
  });
});

describe('sending a step of booking', () => {
  test('keeps the note out of the address of the last step', async () => {
    const { send, state } = await post({ _step: 'details', note: 'First visit' }, {}, chosen);

    const response = (await send()) as Response;

    const to = response.headers.get('location') ?? '';
    expect(to).toMatch(/^\/book\/12\?service=2&service=1&add=10&staff=3&starts_at=.*&step=review$/);
    expect(to).not.toContain('First');
    expect(state.setCookies[0]).toMatch(/^souk_booking=.*HttpOnly/);
  });

  test('says at the address that the business does not come that far', async () => {
    const far = 'This is 130 km away. Blush comes up to 20 km.';
    const place = { location: 'Newcastle NSW', lat: -32.93, lng: 151.78 };
    const { send, state, calls } = await post(
      { _step: 'details', address_text: 'Newcastle' },
      {
        [listPublicServices.path]: {
          body: { data: { data: [service(1, { place: 'customer' })], last_page: 1 } },
        },
        [searchGeocodes.path]: { body: { data: [place] } },
        [previewBooking.path]: { status: 423, body: { message: far, errors: { address: [far] } } },
      },
      `service=1&starts_at=${startsAt}`,
    );

    expect(await send()).toMatchObject({ data: { fields: { address: [far] } } });
    expect(calls.at(-1)?.body).toMatchObject({ service_ids: [1], address: place });
    expect(state.setCookies).toEqual([]);
  });

  test('leads a visitor to the login and back to what they chose', async () => {
    const { send, calls } = await post({ _step: 'review' }, { [getViewer.path]: { status: 401 } }, chosen);

    const to = ((await send()) as Response).headers.get('location') ?? '';

    expect(to).toMatch(/^\/login\?back=/);
    expect(decodeURIComponent(to)).toContain('service=2&service=1');
    expect(calls.some(({ endpoint }) => endpoint === bookBeauty)).toBe(false);
  });

  test.each([
    ['pay', '/booking-checkout?booking_id=40'],
    ['answer', '/my-bookings/detail/40'],
  ])('books once by its key and goes on to %s', async (step, to) => {
    const made = { body: { data: { booking_id: 40, next: { step } } } };
    const { send, args, calls } = await post(
      { _step: 'review', _idempotencyKey: 'k1' },
      { ...viewer, [bookBeauty.path]: made },
      chosen,
    );
    keepDetails(args, { business_id: 12, note: 'First visit' });

    const response = (await send()) as Response;

    expect(response.headers.get('location')).toBe(to);
    const booked = calls.find(({ endpoint }) => endpoint === bookBeauty);
    expect(booked?.headers).toMatchObject({ 'idempotency-key': 'k1' });
    expect(booked?.body).toEqual({
      business_id: 12,
      service_ids: [2, 1],
      add_on_ids: [10],
      staff: 3,
      date: '2030-05-06',
      time: '10:00',
      starts_at: startsAt,
      note: 'First visit',
    });
  });

  test('shows the next free times where the chosen one is gone', async () => {
    const next = ['2030-05-06T01:00:00.000Z'];
    const taken = {
      status: 422,
      body: { error: 'This time is no longer free.', data: { code: 'slot-taken', next } },
    };
    const { send } = await post({ _step: 'review' }, { ...viewer, [bookBeauty.path]: taken }, chosen);

    expect(await send()).toMatchObject({
      data: { form: 'This time is no longer free.', next },
      init: { status: 422 },
    });
  });
});
