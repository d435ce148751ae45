import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { AnsweredFile } from '../../../platform/http/exchange.ts';
import { readPrivate } from '../../media/index.ts';
import { getReturn } from './return.queries.ts';

/** Opens a photograph of a return; whoever calls has seen to it that the return is theirs to see. */
export async function readReturnImage(
  reader: Reader,
  returnId: number,
  imageId: number,
): Promise<AnsweredFile> {
  const { images } = await getReturn(reader, returnId);
  if (!images.some(({ fileId }) => fileId === imageId)) throw new Problem('record-not-found');
  return readPrivate(reader, imageId);
}
