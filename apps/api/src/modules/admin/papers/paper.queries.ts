import type { listPapers, PaperKind } from '@souk/contract/modules/admin/papers';
import type { QueryOf } from '@souk/contract/shared/endpoint';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { files } from '../../media/index.ts';
import { businessProfiles, certificates, documents } from '../../sellers/index.ts';

const withBusiness = {
  fileId: files.id,
  fileName: files.name,
  fileType: files.type,
  businessName: businessProfiles.businessName,
  ownerId: businessProfiles.userId,
};

const documentRows = (reader: Reader) =>
  reader
    .select({
      kind: sql<PaperKind>`'document'`,
      id: documents.id,
      title: sql<string>`${documents.type}`,
      issuer: sql<string | null>`null`,
      expiresOn: sql<string | null>`null`,
      state: documents.state,
      createdAt: documents.createdAt,
      ...withBusiness,
    })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, documents.businessId));

const certificateRows = (reader: Reader) =>
  reader
    .select({
      kind: sql<PaperKind>`'certificate'`,
      id: certificates.id,
      title: sql<string>`${certificates.title}`,
      issuer: sql<string | null>`${certificates.issuer}`,
      expiresOn: sql<string | null>`${certificates.expiresOn}::text`,
      state: certificates.state,
      createdAt: certificates.createdAt,
      ...withBusiness,
    })
    .from(certificates)
    .innerJoin(files, eq(files.id, certificates.fileId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, certificates.businessId));

export type PaperRow = Awaited<ReturnType<typeof documentRows>>[number];

type PaperQuery = QueryOf<typeof listPapers>;

async function listDocumentPage(reader: Reader, { status, page, page_size }: PaperQuery) {
  const isWanted = status ? eq(documents.state, status) : undefined;
  const rows = await documentRows(reader)
    .where(isWanted)
    .orderBy(status === 'pending' ? asc(documents.id) : desc(documents.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { rows, total: await reader.$count(documents, isWanted) };
}

async function listCertificatePage(reader: Reader, { status, page, page_size }: PaperQuery) {
  const isWanted = status ? eq(certificates.state, status) : undefined;
  const rows = await certificateRows(reader)
    .where(isWanted)
    .orderBy(status === 'pending' ? asc(certificates.id) : desc(certificates.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { rows, total: await reader.$count(certificates, isWanted) };
}

/** A page of one kind of papers: waiting ones by how long they have waited, others by age. */
export const listPaperPage = (
  reader: Reader,
  query: PaperQuery,
): Promise<{ rows: PaperRow[]; total: number }> =>
  query.kind === 'document' ? listDocumentPage(reader, query) : listCertificatePage(reader, query);

/** The papers of one account, documents first; their number is limited. */
export async function listPapersOf(reader: Reader, userId: number): Promise<PaperRow[]> {
  const isOwn = eq(businessProfiles.userId, userId);
  return [
    ...(await documentRows(reader).where(isOwn).orderBy(desc(documents.id)).limit(100)),
    ...(await certificateRows(reader).where(isOwn).orderBy(desc(certificates.id)).limit(100)),
  ];
}

export async function getPaper(reader: Reader, kind: PaperKind, id: number): Promise<PaperRow> {
  const [paper] =
    kind === 'document'
      ? await documentRows(reader).where(eq(documents.id, id))
      : await certificateRows(reader).where(eq(certificates.id, id));
  if (!paper) throw new Problem('record-not-found');
  return paper;
}
