import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { deleteFiles } from '../../media/index.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { getCertificate } from './certificate.queries.ts';
import { certificates } from './certificate.tables.ts';

/** Deletes an own certificate with its file. */
export function deleteCertificate(db: Db, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, userId);
    const { certificate } = await getCertificate(tx, business.id, id);

    await tx.delete(certificates).where(eq(certificates.id, id));
    await deleteFiles(tx, [certificate.fileId]);
  });
}
