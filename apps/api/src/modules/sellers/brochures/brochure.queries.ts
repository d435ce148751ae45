import type { PageQuery } from '@souk/contract/shared/page';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { files } from '../../media/index.ts';
import { brochures } from './brochure.tables.ts';

const withFiles = (reader: Reader) =>
  reader
    .select({ brochure: brochures, path: files.path, fileName: files.name })
    .from(brochures)
    .innerJoin(files, eq(files.id, brochures.fileId));
export type BrochureWithFile = Awaited<ReturnType<typeof withFiles>>[number];

/** Every brochure of a business, newest first; their number is limited. */
export const listAllBrochures = (reader: Reader, businessId: number): Promise<BrochureWithFile[]> =>
  withFiles(reader).where(eq(brochures.businessId, businessId)).orderBy(desc(brochures.id));

export async function listBrochures(
  reader: Reader,
  businessId: number,
  { page, page_size }: PageQuery,
): Promise<{ rows: BrochureWithFile[]; total: number }> {
  const isOwn = eq(brochures.businessId, businessId);
  const rows = await withFiles(reader)
    .where(isOwn)
    .orderBy(desc(brochures.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { rows, total: await reader.$count(brochures, isOwn) };
}

/** One brochure of this business; another's is not found. */
export async function getBrochure(reader: Reader, businessId: number, id: number): Promise<BrochureWithFile> {
  const [found] = await withFiles(reader).where(
    and(eq(brochures.id, id), eq(brochures.businessId, businessId)),
  );
  if (!found) throw new Problem('record-not-found');
  return found;
}
