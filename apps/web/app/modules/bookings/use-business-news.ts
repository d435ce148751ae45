import { useLive } from '../../lib/live.ts';
import { useReload } from '../../lib/use-reload.ts';

/** Reloads the page when a booking of the business changes, or only when this one does. */
export function useBusinessNews(bookingId?: number): void {
  const reload = useReload();
  useLive('booking', (payload) => {
    const id: unknown =
      typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'booking_id') : null;
    if (bookingId === undefined || id === bookingId) reload();
  });
}
