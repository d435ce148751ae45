import type { RetailOrder } from '@souk/contract/modules/retail/orders';

const dayMs = 24 * 60 * 60 * 1000;

type Awaited = Pick<RetailOrder, 'status' | 'delivery' | 'placed_at' | 'shipped_at'>;

/** By when an order should be with its buyer, as the shop promised it; null where nothing was promised or it is over. */
export function expectedDay({ status, delivery, placed_at, shipped_at }: Awaited): Date | null {
  const isAwaited = status === 'placed' || status === 'confirmed' || status === 'shipped';
  const { days, dispatch_days: dispatchDays, is_pickup: isPickup } = delivery;
  const start = shipped_at ?? placed_at;
  if (!isAwaited || isPickup || days === null || !start) return null;
  const total = shipped_at ? days : days + (dispatchDays ?? 0);
  return new Date(new Date(start).getTime() + total * dayMs);
}
