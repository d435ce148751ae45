import { briefFiles } from '@souk/contract/modules/appointments/quotes';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { uploadFiles } from '../../media/index.ts';
import { type BriefRow, briefImages, briefs } from './quote.tables.ts';

/** An own brief; a stranger's does not exist. */
export async function getOwnBrief(reader: Reader, briefId: number, user: { id: number }): Promise<BriefRow> {
  const [brief] = await reader
    .select()
    .from(briefs)
    .where(and(eq(briefs.id, briefId), eq(briefs.customerId, user.id)));
  if (!brief) throw new Problem('record-not-found');
  return brief;
}

export async function briefsOf(reader: Reader, ids: readonly number[]): Promise<Map<number, BriefRow>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(briefs)
    .where(inArray(briefs.id, [...new Set(ids)]));
  return new Map(rows.map((brief) => [brief.id, brief]));
}

export async function getBrief(reader: Reader, id: number): Promise<BriefRow> {
  const brief = (await briefsOf(reader, [id])).get(id);
  if (!brief) throw new Problem('record-not-found');
  return brief;
}

/** Writes a brief, with photographs that only the sides of its quotes may open. */
export async function insertBrief(
  tx: Tx,
  fresh: typeof briefs.$inferInsert,
  files: readonly UploadedFile[],
): Promise<BriefRow> {
  const owner = { id: fresh.customerId };
  const uploaded = await uploadFiles(tx, owner, files, { ...briefFiles, isPublic: false });
  const [brief] = await tx.insert(briefs).values(fresh).returning();
  if (!brief) throw new Error('the brief was not written');
  if (uploaded.length > 0)
    await tx
      .insert(briefImages)
      .values(uploaded.map(({ id: fileId, name }) => ({ briefId: brief.id, fileId, name })));
  return brief;
}

/** Its photographs in their order. */
export const listBriefImages = (reader: Reader, briefId: number) =>
  reader.select().from(briefImages).where(eq(briefImages.briefId, briefId)).orderBy(asc(briefImages.id));

/** The file of one of this brief's photographs. */
export async function getBriefFile(reader: Reader, briefId: number, imageId: number): Promise<number> {
  const [image] = await reader
    .select({ fileId: briefImages.fileId })
    .from(briefImages)
    .where(and(eq(briefImages.id, imageId), eq(briefImages.briefId, briefId)));
  if (!image) throw new Problem('record-not-found');
  return image.fileId;
}
