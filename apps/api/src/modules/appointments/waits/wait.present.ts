import { openWaitMoves } from '@souk/contract/modules/appointments/wait-values';
import type { Wait } from '@souk/contract/modules/appointments/waits';
import type { Reader } from '../../../platform/db/database.ts';
import { listTimeZones } from '../../identity/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { waitLife } from './wait.life.ts';
import { getPosition } from './wait.queries.ts';
import type { WaitRow } from './wait.tables.ts';

interface Placed {
  wait: WaitRow;
  position: number;
}

/** Places on waiting lists as their customer sees them, in a constant number of queries. */
export async function presentWaits(reader: Reader, rows: readonly Placed[]): Promise<Wait[]> {
  const sellerIds = [...new Set(rows.map(({ wait }) => wait.sellerId))];
  const [businesses, zones] = await Promise.all([
    businessCards(reader, sellerIds),
    listTimeZones(reader, sellerIds),
  ]);
  return rows.map(({ wait, position }) => {
    const business = businesses.get(wait.sellerId);
    const moves = waitLife.movesFor(wait.state, 'customer');
    return {
      wait_id: wait.id,
      status: wait.state,
      business: {
        business_id: business?.businessId ?? null,
        name: business?.businessName ?? '',
        slug: business?.slug ?? null,
      },
      title: wait.title,
      staff: wait.personId,
      date: wait.day,
      from: wait.fromAt.toISOString(),
      until: wait.untilAt.toISOString(),
      time_zone: zones.get(wait.sellerId) ?? 'UTC',
      position: wait.state === 'Waiting' ? position : null,
      starts_at: wait.startsAt?.toISOString() ?? null,
      expires_at: wait.expiresAt?.toISOString() ?? null,
      booking_id: wait.bookingId,
      moves: openWaitMoves.filter((move) => moves.includes(move)),
    };
  });
}

export async function presentWait(reader: Reader, wait: WaitRow): Promise<Wait> {
  const [shown] = await presentWaits(reader, [{ wait, position: await getPosition(reader, wait.id) }]);
  if (!shown) throw new Error('a wait was not presented');
  return shown;
}
