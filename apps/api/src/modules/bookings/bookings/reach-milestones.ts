import { bookingTimes } from '@souk/contract/modules/bookings/statuses';
import { fromNow, hoursMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type InstalmentRow, listInstalments, reachMilestone, type SaleRow } from '../../sales/index.ts';

/** What waits for the seller's word; everything else is due by its date. */
const isUnreached = ({ state, dueAt, isAtOnce }: InstalmentRow): boolean =>
  state === 'planned' && dueAt === null && !isAtOnce;

/** Makes the next milestones of a locked sale due, so many at most, and returns their instalments. */
export async function reachMilestones(
  tx: Tx,
  sale: SaleRow | null,
  most = Number.POSITIVE_INFINITY,
): Promise<InstalmentRow[]> {
  if (!sale) return [];
  const unreached = (await listInstalments(tx, sale.id)).filter(isUnreached).slice(0, most);
  const dueAt = fromNow(hoursMs(bookingTimes.milestoneHours));
  const reached: InstalmentRow[] = [];
  for (const { sequence } of unreached) reached.push(await reachMilestone(tx, sale, sequence, dueAt));
  return reached;
}
