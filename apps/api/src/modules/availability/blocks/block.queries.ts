import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { cutSpans, joinSpans, type Span } from '../calendars/span.rules.ts';
import { claimedColumns, writeClaims } from '../time-claims/time-claim.queries.ts';
import { timeClaims } from '../time-claims/time-claim.tables.ts';
import { type BlockRow, blocks } from './block.tables.ts';

/** The kind by which claims name a block. */
const blockKind = 'availability.block';

export const claimantOf = ({ id }: Pick<BlockRow, 'id'>) => ({ kind: blockKind, id });

type Time = Pick<BlockRow, 'startsAt' | 'endsAt'>;

/** The blocks of a business that touch a time, first those that begin first. */
export const listBlocksOf = (
  reader: Reader,
  ownerId: number,
  { startsAt, endsAt }: Time,
): Promise<BlockRow[]> =>
  reader
    .select()
    .from(blocks)
    .where(and(eq(blocks.ownerId, ownerId), gt(blocks.endsAt, startsAt), lt(blocks.startsAt, endsAt)))
    .orderBy(asc(blocks.startsAt), asc(blocks.id));

/** Own blocks only: a stranger's does not exist. */
export async function lockBlock(tx: Tx, ownerId: number, blockId: number): Promise<BlockRow> {
  const [block] = await tx
    .select()
    .from(blocks)
    .where(and(eq(blocks.id, blockId), eq(blocks.ownerId, ownerId)))
    .for('update');
  if (!block) throw new Problem('record-not-found');
  return block;
}

/** Resource → when it is blocked already within a time. */
async function blockedSpans(
  tx: Tx,
  resourceIds: readonly number[],
  { startsAt, endsAt }: Time,
): Promise<Map<number, Span[]>> {
  const during = sql`tstzrange(${startsAt.toISOString()}, ${endsAt.toISOString()})`;
  const rows = await tx
    .select(claimedColumns)
    .from(timeClaims)
    .where(
      and(
        inArray(timeClaims.resourceId, [...resourceIds]),
        eq(timeClaims.state, 'blocked'),
        sql`${timeClaims.during} && ${during}`,
      ),
    );
  const ofResource = Map.groupBy(rows, ({ resourceId }) => resourceId);
  return new Map(
    [...ofResource].map(([id, claims]) => [
      id,
      joinSpans(claims.map((claim): Span => [claim.startsAt.getTime(), claim.endsAt.getTime()])),
    ]),
  );
}

/** Claims for a block what is not blocked yet of these resources, which the caller has locked; false where one is booked. */
export async function coverWithBlock(
  tx: Tx,
  block: BlockRow,
  resourceIds: readonly number[],
): Promise<boolean> {
  if (resourceIds.length === 0) return true;
  const blocked = await blockedSpans(tx, resourceIds, block);
  const whole: Span = [block.startsAt.getTime(), block.endsAt.getTime()];
  const claims = resourceIds.flatMap((resourceId) =>
    cutSpans([whole], blocked.get(resourceId) ?? []).map((span) => ({ resourceId, span })),
  );
  const written = await writeClaims(tx, claims, claimantOf(block), { state: 'blocked', expiresAt: null });
  return written !== undefined;
}

/** Claims what the blocks that are not over keep of these resources, where nothing else blocks it, within a time. */
export async function coverWithBlocks(
  tx: Tx,
  ownerId: number,
  resourceIds: readonly number[],
  within?: Time,
): Promise<void> {
  const isOfThem = or(isNull(blocks.resourceId), inArray(blocks.resourceId, [...resourceIds]));
  const touches = within && and(gt(blocks.endsAt, within.startsAt), lt(blocks.startsAt, within.endsAt));
  const rows = await tx
    .select()
    .from(blocks)
    .where(and(eq(blocks.ownerId, ownerId), gt(blocks.endsAt, clock.now()), touches, isOfThem))
    .orderBy(asc(blocks.id));
  for (const block of rows) {
    const ids = block.resourceId === null ? resourceIds : [block.resourceId];
    await coverWithBlock(tx, block, ids);
  }
}
