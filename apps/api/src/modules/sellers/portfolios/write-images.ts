import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import type { FileRow } from '../../media/index.ts';
import { checkRoom } from '../take-files.ts';
import type { FolderWithImages } from './portfolio.queries.ts';
import { portfolioImages } from './portfolio.tables.ts';

export const imageMissing = 'Portfolio image is required.';
const maxImages = 30;

/** Adds pictures at the end of a folder whose business is locked. */
export async function writeImages(
  tx: Tx,
  { id, images }: { id: number; images: FolderWithImages['images'] },
  files: readonly FileRow[],
): Promise<void> {
  const text = say`You can add maximum ${maxImages} images.`;
  checkRoom('images', { max: maxImages, held: images.length, added: files.length, text });
  if (files.length === 0) return;
  const last = images.at(-1)?.position ?? 0;
  await tx
    .insert(portfolioImages)
    .values(files.map((file, index) => ({ folderId: id, fileId: file.id, position: last + index + 1 })));
}
