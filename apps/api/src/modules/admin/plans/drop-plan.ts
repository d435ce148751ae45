import type { Db } from '../../../platform/db/database.ts';
import { deletePlan } from '../../promotions/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Deletes a plan that nobody has ever had. */
export const dropPlan = (db: Db, admin: { id: number }, planId: number): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    const { name, cents } = await deletePlan(tx, planId);
    await record({
      action: 'promotions.plan-deleted',
      target: { kind: 'promotions.plan', id: planId },
      before: { name, cents },
    });
  });
