import {
  enterBooking,
  findAvailableSlots,
  getBookableBusiness,
} from '@souk/contract/modules/appointments/bookings';
import { listPublicServices } from '@souk/contract/modules/appointments/services';
import { getBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { datesIn } from '../../lib/dates.ts';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { pageStateOf } from '../../lib/page-state.server.ts';
import { renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { EnterForm } from './components/enter/enter-form.tsx';
import { loadEntering, sendEntered, whenOf } from './enter-booking.server.ts';

const zone = 'Australia/Sydney';
const service = (id: number, price_kind = 'fixed') => ({
  id,
  name: `Service ${id}`,
  price_kind,
  price: { cents: 6500, currency: 'AUD' },
  people: [],
  add_ons: [],
});
const slot = (starts_at: string, available = true) => ({
  time: '',
  starts_at,
  available,
  remaining: 1,
  people: [],
});

const answers = {
  [getBusinessProfile.path]: { body: { data: { business_id: 3 } } },
  [getBookableBusiness.path]: {
    body: { data: { business_id: 3, time_zone: zone, people: [{ id: 5, name: 'Anna' }] } },
  },
  [listPublicServices.path]: {
    body: { data: { data: [service(1), service(2, 'quote'), service(4, 'head')], last_page: 1 } },
  },
  [findAvailableSlots.path]: {
    body: { data: [slot('2030-01-10T22:00:00.000Z'), slot('2030-01-10T22:30:00.000Z', false)] },
  },
};

const load = async (query: string) => {
  const { args, calls } = await buildPageArgs(buildRequest(), answers);
  return { entering: await loadEntering(args, new URLSearchParams(query)), calls };
};

describe('entering somebody who walked in', () => {
  test('offers what has a price, and asks for free times once something is chosen', async () => {
    const none = await load('date=2030-01-11');
    const { entering } = await load('date=2030-01-11&time=09:00&staff=5&service=1&service=2');

    expect(none.entering.services.map(({ id }) => id)).toEqual([1, 4]);
    expect(none.calls.some(({ path }) => path === findAvailableSlots.path)).toBe(false);
    expect(entering).toMatchObject({
      choice: { services: [1], staff: 5, date: '2030-01-11' },
      time: '09:00',
      free: ['2030-01-10T22:00:00.000Z'],
    });
  });

  test('begins in the next full five minutes, because what has passed cannot be booked', async () => {
    const { args } = await buildPageArgs(buildRequest(), answers);
    const { now } = pageStateOf(args);

    const { time, choice } = await loadEntering(args, new URLSearchParams());

    const { isoDay, isoTime } = datesIn(zone);
    expect(time).toMatch(/[05]$/);
    expect(`${choice.date}T${time}` > `${isoDay(now)}T${isoTime(now)}`).toBe(true);
  });

  test('chooses the free time that was clicked, and takes any other as it is typed', async () => {
    const { entering } = await load('date=2030-01-11&time=09:00&service=1');
    const elsewhere = await load('date=2030-01-11&time=07:15&service=4');
    const html = await renderAt('/', <EnterForm entering={entering} problems={undefined} />);
    const other = await renderAt('/', <EnterForm entering={elsewhere.entering} problems={undefined} />);

    expect(html).toMatch(
      /<input[^>]*checked=""[^>]*value="2030-01-10T22:00:00.000Z"|value="2030-01-10T22:00:00.000Z"[^>]*checked=""/,
    );
    expect(other).toContain('value="07:15"');
    expect(html).not.toContain('name="guests"');
    expect(other).toContain('name="guests"');
    expect(wordsOf(html)).toContain('Another time');
  });

  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  test('means the hour that was clicked on the night when it comes twice', () => {
    const second = '2027-04-03T16:30:00.000Z';
    const typed = { date: '2027-04-04', time: '02:30', at: '' };

    expect(whenOf(formOf(typed), zone, second)).toEqual({
      date: '2027-04-04',
      time: '02:30',
      starts_at: second,
    });
    expect(whenOf(formOf({ ...typed, time: '02:45' }), zone, second)).toEqual({
      date: '2027-04-04',
      time: '02:45',
    });
    expect(whenOf(formOf({ ...typed, at: second }), zone, undefined)).toMatchObject({ starts_at: second });
    expect(whenOf(formOf({ ...typed, at: 'soon' }), zone, undefined)).not.toHaveProperty('starts_at');
  });

  const send = async (answer: object, fields: Record<string, string> = {}) => {
    const form = { at: '', date: '2030-01-11', time: '09:00', customer_name: 'Sam', ...fields };
    const { args, calls } = await buildPageArgs(buildRequest({ form }), {
      ...answers,
      [enterBooking.path]: answer,
    });
    return { answer: await sendEntered(args, new URLSearchParams('service=1&staff=5')), calls };
  };

  test('leads to the day of the booking', async () => {
    const { answer, calls } = await send({ body: { message: 'Booking created successfully.', data: {} } });

    expect(answer instanceof Response && answer.headers.get('location')).toBe(
      '/business-bookings?view=day&date=2030-01-11',
    );
    expect(calls.at(-1)?.body).toMatchObject({
      service_ids: [1],
      staff: 5,
      date: '2030-01-11',
      time: '09:00',
      customer_name: 'Sam',
    });
  });

  test('names the next free times where somebody was faster, with everything still there', async () => {
    const next = ['2030-01-10T23:00:00.000Z'];
    const body = { message: 'This time is no longer free.', data: { code: 'slot-taken', next } };

    const { answer } = await send({ status: 422, body });

    expect(answer).toMatchObject({ data: { next, values: { customer_name: 'Sam' } } });
  });

  test('misses a name at its field', async () => {
    const { answer } = await send({}, { customer_name: '' });

    expect(answer).toMatchObject({ data: { fields: { customer_name: ['Name is required.'] } } });
  });
});
