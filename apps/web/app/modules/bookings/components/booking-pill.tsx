import { useLingui } from '@lingui/react/macro';
import type { Booking } from '@souk/contract/modules/bookings/bookings';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { stateWords } from '../booking-states.ts';

/** The state of a booking in its viewer's words. */
export function BookingPill({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  return <StatusPill status={booking.status}>{i18n._(stateWords(booking))}</StatusPill>;
}
