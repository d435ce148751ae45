import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { approveQueuedAd } from './approve-queued-ad.ts';

/** Approves several ads, each in a transaction of its own, so that one that was just withdrawn stops no other. */
export async function approveQueuedAds(
  db: Db,
  admin: User,
  ids: readonly number[],
): Promise<{ approved: number[]; refused: number[] }> {
  const outcome = { approved: [] as number[], refused: [] as number[] };
  for (const id of new Set(ids)) {
    try {
      await approveQueuedAd(db, admin, id);
      outcome.approved.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      outcome.refused.push(id);
    }
  }
  return outcome;
}
