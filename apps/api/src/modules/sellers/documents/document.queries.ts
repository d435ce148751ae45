import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { files } from '../../media/index.ts';
import { type DocumentRow, documents } from './document.tables.ts';

const withFiles = (reader: Reader) =>
  reader
    .select({ document: documents, fileName: files.name, fileType: files.type })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId));
export type DocumentWithFile = Awaited<ReturnType<typeof withFiles>>[number];

/** The documents of a business, newest first; their number is limited. */
export const listDocuments = (reader: Reader, businessId: number): Promise<DocumentWithFile[]> =>
  withFiles(reader).where(eq(documents.businessId, businessId)).orderBy(desc(documents.id));

/** One document of this business; another's is not found. */
export async function getDocument(reader: Reader, businessId: number, id: number): Promise<DocumentWithFile> {
  const [found] = await withFiles(reader).where(
    and(eq(documents.id, id), eq(documents.businessId, businessId)),
  );
  if (!found) throw new Problem('record-not-found');
  return found;
}

/** Any business's document, for the admin area. */
export async function getAnyDocument(reader: Reader, id: number): Promise<DocumentRow> {
  const [row] = await reader.select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Problem('record-not-found');
  return row;
}
