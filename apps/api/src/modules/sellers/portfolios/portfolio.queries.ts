import type { PageQuery } from '@souk/contract/shared/page';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { files } from '../../media/index.ts';
import { type FolderRow, portfolioFolders, portfolioImages } from './portfolio.tables.ts';

const imagesWithFiles = (reader: Reader, folderIds: readonly number[]) =>
  reader
    .select({
      id: portfolioImages.id,
      folderId: portfolioImages.folderId,
      fileId: portfolioImages.fileId,
      position: portfolioImages.position,
      path: files.path,
    })
    .from(portfolioImages)
    .innerJoin(files, eq(files.id, portfolioImages.fileId))
    .where(inArray(portfolioImages.folderId, [...folderIds]))
    .orderBy(asc(portfolioImages.position), asc(portfolioImages.id));

type FolderImage = Awaited<ReturnType<typeof imagesWithFiles>>[number];

export interface FolderWithImages {
  folder: FolderRow;
  images: FolderImage[];
}

async function withImages(reader: Reader, folders: FolderRow[]): Promise<FolderWithImages[]> {
  if (folders.length === 0) return [];
  const images = await imagesWithFiles(
    reader,
    folders.map(({ id }) => id),
  );
  const byFolder = Map.groupBy(images, ({ folderId }) => folderId);
  return folders.map((folder) => ({ folder, images: byFolder.get(folder.id) ?? [] }));
}

/** Every folder of a business, newest first; their number is limited. */
export async function listAllFolders(reader: Reader, businessId: number): Promise<FolderWithImages[]> {
  const folders = await reader
    .select()
    .from(portfolioFolders)
    .where(eq(portfolioFolders.businessId, businessId))
    .orderBy(desc(portfolioFolders.id));
  return withImages(reader, folders);
}

export async function listFolders(
  reader: Reader,
  businessId: number,
  { page, page_size }: PageQuery,
): Promise<{ rows: FolderWithImages[]; total: number }> {
  const isOwn = eq(portfolioFolders.businessId, businessId);
  const folders = await reader
    .select()
    .from(portfolioFolders)
    .where(isOwn)
    .orderBy(desc(portfolioFolders.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return {
    rows: await withImages(reader, folders),
    total: await reader.$count(portfolioFolders, isOwn),
  };
}

/** One folder of this business with its pictures; another's is not found. */
export async function getFolder(reader: Reader, businessId: number, id: number): Promise<FolderWithImages> {
  const folders = await reader
    .select()
    .from(portfolioFolders)
    .where(and(eq(portfolioFolders.id, id), eq(portfolioFolders.businessId, businessId)));
  const [found] = await withImages(reader, folders);
  if (!found) throw new Problem('record-not-found');
  return found;
}
