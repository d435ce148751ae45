import { maxReviewImages } from '@souk/contract/modules/reviews/reviews';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { say } from '../../../platform/texts/say.ts';
import { deleteFiles, type FileRow, uploadFiles } from '../../media/index.ts';
import { imagesOf, insertImages } from './review.queries.ts';

const rule = { field: 'images', max: maxReviewImages, kind: 'image' } as const;

/** Adds photos to a locked review, up to its limit; the same picture only once. */
export async function addPhotos(
  tx: Tx,
  review: { id: number; authorId: number },
  files: readonly UploadedFile[],
): Promise<void> {
  const uploaded = await uploadFiles(tx, { id: review.authorId }, files, rule);
  if (uploaded.length === 0) return;
  const paths = new Set((await imagesOf(tx, [review.id])).get(review.id)?.map(({ path }) => path));
  const fresh: FileRow[] = [];
  const twice: number[] = [];
  for (const file of uploaded) {
    if (paths.has(file.path)) twice.push(file.id);
    else fresh.push(file);
    paths.add(file.path);
  }
  if (paths.size > maxReviewImages)
    throw fieldProblem(rule.field, say`Only ${maxReviewImages} files can be uploaded.`);
  await insertImages(tx, review.id, fresh);
  await deleteFiles(tx, twice);
}
