import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { lockUser } from '../../identity/index.ts';
import { listResources } from '../resources/resource.queries.ts';
import { releaseTime } from '../time-claims/release-time.ts';
import { lockResources } from '../time-claims/time-claim.queries.ts';
import { claimantOf, coverWithBlocks, lockBlock } from './block.queries.ts';
import { blocks } from './block.tables.ts';

/** Gives blocked time back, except what another block keeps. */
export function removeBlock(reader: Reader, ownerId: number, blockId: number): Promise<void> {
  return reader.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    const block = await lockBlock(tx, ownerId, blockId);
    const ids = (await listResources(tx, ownerId)).map(({ id }) => id);
    await lockResources(tx, ownerId, ids);

    await releaseTime(tx, claimantOf(block));
    await tx.delete(blocks).where(eq(blocks.id, block.id));
    await coverWithBlocks(tx, ownerId, ids, block);
  });
}
