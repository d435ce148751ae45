import type { TimedMove } from '../../../platform/module.ts';
import { getDeal } from './deal.queries.ts';
import { dealKindOf } from './deal-kinds.ts';
import { settleDeal } from './settle-deal.ts';

/** Starts or ends a deal by timer; does nothing if it was changed or withdrawn in the meantime. */
export const turnDeal: TimedMove = (db, dealId) =>
  db.transaction(async (tx) => {
    const deal = await getDeal(tx, dealId).catch(() => undefined);
    if (!deal) return;
    await dealKindOf(deal).lock(tx, deal.subjectId);
    await settleDeal(tx, await getDeal(tx, dealId));
  });
