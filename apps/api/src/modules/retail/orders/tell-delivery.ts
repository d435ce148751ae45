import { daysMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { dayOf, startOfDay } from '../../../platform/period.ts';
import { keepEntries, type ToldEntry } from '../../calendar/index.ts';
import { getUser } from '../../identity/index.ts';
import { orderKind } from './order.life.ts';
import type { OrderRow } from './order.tables.ts';
import { orderPaths } from './tell-order.ts';

/** When a parcel came, or should come; null if the shop has not said. */
function comesAt({ state, delivery, shippedAt, deliveredAt }: OrderRow): Date | null {
  if (state === 'cancelled' || delivery.isPickup || !shippedAt) return null;
  if (deliveredAt) return deliveredAt;
  return delivery.days === null ? null : new Date(shippedAt.getTime() + daysMs(delivery.days));
}

/** The day of a delivery in its buyer's calendar, by the clocks where they are. */
export async function tellDelivery(tx: Tx, order: OrderRow): Promise<void> {
  const { id, buyerId, title, sellerName, address } = order;
  const at = comesAt(order);
  const entries: ToldEntry[] = [];
  if (at) {
    const { timeZone } = await getUser(tx, buyerId);
    const day = dayOf(at, timeZone);
    entries.push({
      userId: buyerId,
      title,
      who: sellerName,
      place: address.location,
      path: orderPaths.buyer(id),
      startsAt: startOfDay(day, timeZone),
      endsAt: startOfDay(day, timeZone, 1),
      state: order.deliveredAt ? 'confirmed' : 'tentative',
      isOfTeam: false,
      days: { first: day, last: day },
    });
  }
  await keepEntries(tx, { kind: orderKind, id }, entries);
}
