import type { Settings } from '@souk/contract/modules/settings/values';
import { clock, daysMs, fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { timedMove } from '../../../platform/states.ts';
import { getSettings } from '../../settings/index.ts';
import { orderLife } from './order.life.ts';
import type { OrderRow } from './order.tables.ts';

type Times = Partial<Pick<OrderRow, 'buyerMayCancelAt' | 'shipUntil'>> & Pick<OrderRow, 'dueAt'>;
type Terms = Pick<Settings, 'shipReminderDays' | 'shipGraceDays' | 'shipEndDays'>;

/**
 * When a shop that has just accepted gets a reminder, when its buyer may cancel, and when the order is cancelled.
 */
export function shippingTimes(
  { shipReminderDays, shipGraceDays, shipEndDays }: Terms,
  { dispatchDays }: Pick<OrderRow['delivery'], 'dispatchDays'>,
) {
  const remindAfter = Math.max(shipReminderDays, dispatchDays ?? 0);
  const inDays = (days: number) => fromNow(daysMs(days));
  return {
    dueAt: inDays(remindAfter),
    buyerMayCancelAt: inDays(remindAfter + shipGraceDays),
    shipUntil: inDays(remindAfter + shipGraceDays + shipEndDays),
  };
}

/** The next timed move of an order that waits to be sent. */
const nextOf = ({ buyerMayCancelAt, shipUntil }: OrderRow): Date | null =>
  [buyerMayCancelAt, shipUntil].find((at) => at !== null && at > clock.now()) ?? null;

/** When the timed move of an order's new state is due; one that waits to be sent again starts from zero. */
export async function timesIn(reader: Reader, order: OrderRow, state: OrderRow['state']): Promise<Times> {
  if (state === 'confirmed')
    return order.state === 'confirmed'
      ? { dueAt: nextOf(order) }
      : shippingTimes(await getSettings(reader), order.delivery);
  const timed = timedMove(orderLife, state);
  return { dueAt: timed ? fromNow(minutesMs(timed.afterMinutes)) : null };
}
