import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { AnsweredFile } from '../../../platform/http/exchange.ts';
import { readPrivate } from '../../media/index.ts';
import { getReturn } from './return.queries.ts';

/** Reads a photo of a return; the caller has checked that it may be seen. */
export async function readReturnImage(
  reader: Reader,
  returnId: number,
  imageId: number,
): Promise<AnsweredFile> {
  const { images } = await getReturn(reader, returnId);
  if (!images.some(({ fileId }) => fileId === imageId)) throw new Problem('record-not-found');
  return readPrivate(reader, imageId);
}
