import type { CalendarEvent } from '@souk/contract/modules/calendar/entries';

/** A massage at ten in Sydney on Monday, 23 November 2026. */
export const entryWith = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 1,
  user_id: 5,
  title: 'Massage',
  date: '2026-11-23',
  end_date: '2026-11-23',
  start_time: '10:00',
  end_time: '11:00',
  starts_at: '2026-11-22T23:00:00.000Z',
  ends_at: '2026-11-23T00:00:00.000Z',
  all_day: false,
  is_blocked: false,
  resource_id: null,
  kind: 'booking',
  booking_id: 12,
  state: 'confirmed',
  is_busy: true,
  who: 'Olive Spa',
  place: 'Manly NSW',
  path: '/my-bookings/detail/12',
  clashes: [],
  ...given,
});
