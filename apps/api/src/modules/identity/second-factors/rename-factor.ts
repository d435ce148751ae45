import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { lockFactor } from './second-factor.queries.ts';
import { secondFactors } from './second-factor.tables.ts';

/** Renames a second factor, so that its owner recognises it. */
export async function renameFactor(db: Db, viewer: User, factorId: number, name: string): Promise<void> {
  refuseActing(viewer);
  await db.transaction(async (tx) => {
    const factor = await lockFactor(tx, viewer.id, factorId);
    await tx.update(secondFactors).set({ name }).where(eq(secondFactors.id, factor.id));
  });
}
