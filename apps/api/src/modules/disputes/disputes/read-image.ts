import type { Reader } from '../../../platform/db/database.ts';
import type { AnsweredFile } from '../../../platform/http/exchange.ts';
import { readPrivate } from '../../media/index.ts';
import { getImageFile } from '../messages/message.queries.ts';
import { roleIn, type Viewer } from './dispute.policy.ts';
import { getDispute } from './dispute.queries.ts';

/** Reads a photo for those who may see the dispute. */
export async function readImage(
  reader: Reader,
  viewer: Viewer,
  disputeId: number,
  imageId: number,
): Promise<AnsweredFile> {
  roleIn(await getDispute(reader, disputeId), viewer);
  return readPrivate(reader, await getImageFile(reader, disputeId, imageId));
}
