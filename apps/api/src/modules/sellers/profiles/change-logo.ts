import { updateCompanyLogo } from '@souk/contract/modules/sellers/profiles';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { deleteFiles } from '../../media/index.ts';
import { takeFile } from '../take-files.ts';
import { lockBusiness } from './profile.queries.ts';
import { businessProfiles } from './profile.tables.ts';
import { sellerChanges } from './seller-terms.ts';

/** Replaces the logo and returns its path. */
export function changeLogo(db: Db, user: { id: number }, files: readonly UploadedFile[]): Promise<string> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, user.id);
    const logo = await takeFile(tx, user, files, updateCompanyLogo.files, 'Company logo is required.');

    await tx
      .update(businessProfiles)
      .set({ logoFileId: logo.id, updatedAt: clock.now() })
      .where(eq(businessProfiles.id, business.id));
    await sellerChanges(tx, user.id);
    if (business.logoFileId !== null) await deleteFiles(tx, [business.logoFileId]);
    return logo.path;
  });
}
