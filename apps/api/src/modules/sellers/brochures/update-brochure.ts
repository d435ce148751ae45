import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { deleteFiles, uploadFiles } from '../../media/index.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { type BrochureWithFile, getBrochure } from './brochure.queries.ts';
import { brochures } from './brochure.tables.ts';
import { brochureFile } from './create-brochure.ts';

/** Changes the title or the file of an own brochure. */
export function updateBrochure(
  db: Db,
  user: { id: number },
  { id, title }: { id: number; title?: string | undefined },
  files: readonly UploadedFile[],
): Promise<BrochureWithFile> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, user.id);
    const { brochure } = await getBrochure(tx, business.id, id);
    const [file] = await uploadFiles(tx, user, files, brochureFile);

    const changes = { title: title ?? brochure.title, fileId: file?.id ?? brochure.fileId };
    await tx.update(brochures).set(changes).where(eq(brochures.id, id));
    if (file) await deleteFiles(tx, [brochure.fileId]);
    return getBrochure(tx, business.id, id);
  });
}
