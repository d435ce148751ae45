import { asc, eq, or, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { deleteFiles } from '../../media/index.ts';
import { blocks } from '../blocks/block.tables.ts';
import { messages } from './message.tables.ts';

async function exportMessages(reader: Reader, userId: number) {
  const { id, conversationId, senderId, receiverId, text, readAt, createdAt } = messages;
  return {
    messages: await reader
      .select({ id, conversationId, senderId, receiverId, text, readAt, createdAt })
      .from(messages)
      .where(or(eq(messages.senderId, userId), eq(messages.receiverId, userId)))
      .orderBy(asc(messages.id)),
    blocks: await reader
      .select({ userId: blocks.blockedUserId, createdAt: blocks.createdAt })
      .from(blocks)
      .where(eq(blocks.userId, userId)),
  };
}

/** Erases what the user wrote, for its receivers too; what others wrote stays. */
async function eraseMessages(tx: Tx, userId: number): Promise<void> {
  await tx.delete(blocks).where(or(eq(blocks.userId, userId), eq(blocks.blockedUserId, userId)));
  await tx.execute(sql`select id from messaging.conversations where id in
    (select conversation_id from messaging.members where user_id = ${userId}) order by id for update`);
  const { rows: attached } = await tx.execute<{ id: number }>(sql`select attachment_id as id
    from messaging.messages where sender_id = ${userId} and attachment_id is not null`);
  await tx.execute(sql`update messaging.messages
    set text = '', card = null, attachment_id = null, deleted_at = ${clock.now().toISOString()}::timestamptz
    where sender_id = ${userId} and deleted_at is null`);
  await tx.execute(sql`update messaging.members set unread_count = 0 where conversation_id in
    (select conversation_id from messaging.members where user_id = ${userId})`);
  await deleteFiles(
    tx,
    attached.map(({ id }) => id),
  );
}

export const personalMessages: PersonalData = { export: exportMessages, erase: eraseMessages };
