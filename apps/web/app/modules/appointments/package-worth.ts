import type { Service } from '@souk/contract/modules/appointments/services';

/** What a service costs by itself: an hour's price counts for every hour begun. */
export const aloneCents = ({
  price,
  price_kind: kind,
  duration_minutes: minutes,
}: Pick<Service, 'price' | 'price_kind' | 'duration_minutes'>): number =>
  (price?.cents ?? 0) * (kind === 'hour' ? Math.max(1, Math.ceil(minutes / 60)) : 1);
