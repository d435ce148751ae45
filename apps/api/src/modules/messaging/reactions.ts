import { eq, or, sql } from 'drizzle-orm';
import { clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Happening, on } from '../../platform/events/events.ts';
import { userDeleted } from '../identity/index.ts';
import { deleteFiles } from '../media/index.ts';
import { blocks } from './blocks/block.tables.ts';

/** What the person wrote goes, also for those he wrote to; what they wrote stays theirs. */
async function wipeMessagesOfUser(
  tx: Tx,
  { payload: { userId } }: Happening<{ userId: number }>,
): Promise<void> {
  await tx.delete(blocks).where(or(eq(blocks.userId, userId), eq(blocks.blockedUserId, userId)));
  await tx.execute(sql`select id from messaging.conversations
    where low_user_id = ${userId} or high_user_id = ${userId} order by id for update`);
  const { rows: attached } = await tx.execute<{ id: number }>(sql`select attachment_id as id
    from messaging.messages where sender_id = ${userId} and attachment_id is not null`);
  await tx.execute(sql`update messaging.messages
    set text = '', card = null, attachment_id = null, deleted_at = ${clock.now().toISOString()}::timestamptz
    where sender_id = ${userId} and deleted_at is null`);
  await tx.execute(sql`update messaging.members set unread_count = 0
    where other_id = ${userId} or user_id = ${userId}`);
  await deleteFiles(
    tx,
    attached.map(({ id }) => id),
  );
}

export const messagingReactions = [on(userDeleted, wipeMessagesOfUser)];
