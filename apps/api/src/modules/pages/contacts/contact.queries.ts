import type { PageQuery } from '@souk/contract/shared/page';
import { desc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type ContactMessageRow, contactMessages } from './contact.tables.ts';

/** A page of what visitors wrote, newest first: the open ones, the answered ones, or all. */
export async function listContactMessages(
  reader: Reader,
  isAnswered: boolean | undefined,
  { page, page_size }: PageQuery,
): Promise<{ rows: ContactMessageRow[]; total: number }> {
  const isWanted = isAnswered === undefined ? undefined : eq(contactMessages.isAnswered, isAnswered);
  const rows = await reader
    .select()
    .from(contactMessages)
    .where(isWanted)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { rows, total: await reader.$count(contactMessages, isWanted) };
}
