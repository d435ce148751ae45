import { createBrochure as contract } from '@souk/contract/modules/sellers/brochures';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { checkRoom, takeFile } from '../take-files.ts';
import { type BrochureWithFile, getBrochure } from './brochure.queries.ts';
import { brochures } from './brochure.tables.ts';

const maxBrochures = 20;
/** Brochures are public. */
export const brochureFile = { ...contract.files, isPublic: true };

/** Adds a brochure to the seller's business. */
export function createBrochure(
  db: Db,
  user: { id: number },
  { title }: { title: string },
  files: readonly UploadedFile[],
): Promise<BrochureWithFile> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, user.id);
    const held = await tx.$count(brochures, eq(brochures.businessId, business.id));
    const text = say`You can add maximum ${maxBrochures} brochures.`;
    checkRoom('file', { max: maxBrochures, held, added: 1, text });
    const file = await takeFile(tx, user, files, brochureFile, 'File is required.');

    const [row] = await tx
      .insert(brochures)
      .values({ businessId: business.id, title, fileId: file.id })
      .returning({ id: brochures.id });
    if (!row) throw new Error('the brochure was not written');
    return getBrochure(tx, business.id, row.id);
  });
}
