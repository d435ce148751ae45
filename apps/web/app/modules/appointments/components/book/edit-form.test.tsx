import type { PublicService } from '@souk/contract/modules/appointments/services';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../../lib/render.testing.tsx';
import { EditForm } from './edit-form.tsx';

const service = (id: number, given: Partial<PublicService> = {}) =>
  ({
    id,
    name: `Service ${id}`,
    description: null,
    duration_minutes: 30,
    price_kind: 'fixed',
    price: { cents: 6_500, currency: 'AUD' },
    add_ons: [],
    ...given,
  }) as unknown as PublicService;

const booking = { date: '2026-03-06', start_time: '13:00', time_zone: 'Australia/Sydney' } as BookingDetail;

const shown = (free: readonly string[] = []) =>
  renderAt(
    '/edit-booking/12',
    <EditForm
      booking={booking}
      services={[service(1), service(2), service(3, { price_kind: 'quote', price: null })]}
      choice={{ services: [2], addOns: [] }}
      problems={undefined}
      free={free}
    />,
  );

describe('the form for other services', () => {
  test('has everything that can be booked, with what was chosen ticked, and the time', async () => {
    const page = await shown();

    expect(page.match(/name="service"/g)).toHaveLength(3);
    expect(page.match(/<input[^>]*checked=""[^>]*>/g)?.join()).toContain('value="2"');
    expect(page).toContain('value="2026-03-06"');
    expect(page).toContain('value="13:00"');
    expect(page).toContain('Change the request');
  });

  test('offers the next free times where the wanted one is taken', async () => {
    const page = await shown(['2026-03-06T03:00:00.000Z']);

    expect(page).toContain('name="starts_at"');
    expect(page).toContain('Free next');
  });
});
