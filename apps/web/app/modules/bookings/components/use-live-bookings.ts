import { useLive } from '../../../lib/live.ts';
import { useReload } from '../../../lib/use-reload.ts';

/** Reloads the page when the server reports a change of one of its bookings. */
export function useLiveBookings(isMine: (bookingId: number) => boolean): void {
  const reload = useReload();
  useLive('booking', (payload) => {
    const id: unknown =
      typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'booking_id') : null;
    if (typeof id === 'number' && isMine(id)) reload();
  });
}
