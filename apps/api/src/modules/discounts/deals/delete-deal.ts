import type { Reader } from '../../../platform/db/database.ts';
import { getOwnDeal, moveDeal } from './deal.queries.ts';
import { dealKindOf } from './deal-kinds.ts';
import { settleDeal } from './settle-deal.ts';

/** Ends an own deal at once and removes it from the list; the price history keeps its price. */
export function deleteDeal(db: Reader, seller: { id: number }, dealId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const named = await getOwnDeal(tx, dealId, seller);
    await dealKindOf(named).lock(tx, named.subjectId);

    const deal = await getOwnDeal(tx, dealId, seller);
    await settleDeal(tx, await moveDeal(tx, deal, { move: 'withdraw', by: 'owner' }));
  });
}
