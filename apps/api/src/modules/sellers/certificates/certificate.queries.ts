import type { PageQuery } from '@souk/contract/shared/page';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { files } from '../../media/index.ts';
import { type CertificateRow, certificates } from './certificate.tables.ts';

const withFiles = (reader: Reader) =>
  reader
    .select({ certificate: certificates, path: files.path, fileName: files.name })
    .from(certificates)
    .innerJoin(files, eq(files.id, certificates.fileId));
export type CertificateWithFile = Awaited<ReturnType<typeof withFiles>>[number];

/** The certificates that visitors see, newest first: all but the rejected ones. */
export const listShownCertificates = (reader: Reader, businessId: number): Promise<CertificateWithFile[]> =>
  withFiles(reader)
    .where(and(eq(certificates.businessId, businessId), ne(certificates.state, 'rejected')))
    .orderBy(desc(certificates.id));

export async function listCertificates(
  reader: Reader,
  businessId: number,
  { page, page_size }: PageQuery,
): Promise<{ rows: CertificateWithFile[]; total: number }> {
  const isOwn = eq(certificates.businessId, businessId);
  const rows = await withFiles(reader)
    .where(isOwn)
    .orderBy(desc(certificates.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { rows, total: await reader.$count(certificates, isOwn) };
}

/** One certificate of this business; another's is not found. */
export async function getCertificate(
  reader: Reader,
  businessId: number,
  id: number,
): Promise<CertificateWithFile> {
  const [found] = await withFiles(reader).where(
    and(eq(certificates.id, id), eq(certificates.businessId, businessId)),
  );
  if (!found) throw new Problem('record-not-found');
  return found;
}

/** Any business's certificate, for the admin area. */
export async function getAnyCertificate(reader: Reader, id: number): Promise<CertificateRow> {
  const [row] = await reader.select().from(certificates).where(eq(certificates.id, id));
  if (!row) throw new Problem('record-not-found');
  return row;
}
