import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { moveDeal } from './deal.queries.ts';
import type { DealRow } from './deal.tables.ts';
import { dealKindOf } from './deal-kinds.ts';

/** Moves a deal on as far as the clock has gone, and updates its locked thing's price in history and lists. */
export async function settleDeal(tx: Tx, deal: DealRow): Promise<DealRow> {
  const now = clock.now();
  let settled = deal;
  if (settled.state === 'scheduled' && settled.startsAt <= now)
    settled = await moveDeal(tx, settled, { move: 'begin', by: 'system' });
  if (settled.state === 'running' && settled.endsAt <= now)
    settled = await moveDeal(tx, settled, { move: 'end', by: 'system' });
  await dealKindOf(deal).afterChange(tx, deal.subjectId);
  return settled;
}
