import { findFreeDays, getBookableBusiness } from '@souk/contract/modules/appointments/bookings';
import { listPublicServices } from '@souk/contract/modules/appointments/services';
import { getBooking } from '@souk/contract/modules/bookings/bookings';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { takeToast } from '../../lib/toast.server.ts';
import { bookAgain } from './book-again.server.ts';

const service = (id: number, name: string, changes: object = {}) => ({
  id,
  name,
  price_kind: 'fixed',
  people: [],
  add_ons: [],
  ...changes,
});
const item = (id: number, title: string, quantity = 1) => ({ id, title, quantity });
const first = '2030-05-06T00:00:00.000Z';

async function again(
  booking: object,
  services: object[],
  days: object[] = [{ date: '2030-05-06', free: 1, first }],
) {
  const people = [{ id: 3, name: 'Ada' }];
  const { args, calls } = await buildPageArgs(buildRequest({ cookie: 'souk_session=s' }), {
    '/viewer': { body: { data: { user_id: 9, seller_type: 'private' } } },
    [getBookableBusiness.path]: {
      body: { data: { business_id: 12, time_zone: 'Australia/Sydney', people } },
    },
    [listPublicServices.path]: { body: { data: { data: services, last_page: 1 } } },
    [getBooking.path]: { body: { data: { resources: [], ...booking } } },
    [findFreeDays.path]: { body: { data: days } },
  });
  const answer = await bookAgain(args, '12', '5');
  return { to: answer.headers.get('location'), toast: takeToast(args), calls };
}

describe('booking again', () => {
  test('chooses the same services, add-ons and person at the next free time', async () => {
    const cut = service(1, 'Cut', { add_ons: [{ id: 10, name: 'Tea' }] });
    const booking = {
      items: [item(1, 'Cut'), item(1, 'Tea')],
      resources: [{ id: 3, name: 'Ada', kind: 'person' }],
    };

    const { to, toast, calls } = await again(booking, [cut]);

    expect(to).toBe(
      '/book/12?service=1&add=10&staff=3&date=2030-05-06&starts_at=2030-05-06T00%3A00%3A00.000Z&step=review',
    );
    expect(calls.at(-1)?.query).toMatchObject({ service_ids: [1], add_on_ids: [10], staff: 3 });
    expect(toast).toBeNull();
  });

  test('names what is no longer offered, and shows the days where none is free', async () => {
    const { to, toast } = await again(
      { items: [item(1, 'Cut'), item(2, 'Colour')] },
      [service(1, 'Cut')],
      [],
    );

    expect(to).toBe('/book/12?service=1&step=time');
    expect(toast).toMatchObject({ tone: 'warn', title: 'No longer offered: Colour' });
  });

  test('keeps how many come, and asks for nobody who has left', async () => {
    const table = service(4, 'Dinner', { price_kind: 'head' });
    const booking = { items: [item(4, 'Dinner', 30)], resources: [{ id: 8, name: 'Zoe', kind: 'person' }] };

    const { to } = await again(booking, [table], []);

    expect(to).toBe('/book/12?service=4&guests=30&step=time');
  });

  test('begins anew where nothing of it is left', async () => {
    const { to, toast } = await again({ items: [item(2, 'Colour')] }, []);

    expect(to).toBe('/book/12');
    expect(toast?.title).toContain('Colour');
  });
});
