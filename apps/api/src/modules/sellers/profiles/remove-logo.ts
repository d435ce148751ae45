import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { deleteFiles } from '../../media/index.ts';
import { lockBusiness } from './profile.queries.ts';
import { businessProfiles } from './profile.tables.ts';
import { sellerChanges } from './seller-terms.ts';

/** Deletes the logo and its file. */
export function removeLogo(db: Db, userId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, userId);
    if (business.logoFileId === null) return;

    await tx
      .update(businessProfiles)
      .set({ logoFileId: null, updatedAt: clock.now() })
      .where(eq(businessProfiles.id, business.id));
    await sellerChanges(tx, userId);
    await deleteFiles(tx, [business.logoFileId]);
  });
}
