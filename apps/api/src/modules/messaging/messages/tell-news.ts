import type { MessageNews } from '@souk/contract/modules/messaging/messages';
import type { Tx } from '../../../platform/db/database.ts';
import { tellUser } from '../../../platform/stream/tell.ts';

/** Pushes a conversation's update to the open pages of these people, in the order of their ids. */
export async function tellNews(tx: Tx, userIds: readonly number[], news: MessageNews): Promise<void> {
  for (const userId of [...userIds].sort((one, other) => one - other))
    await tellUser(tx, userId, 'message', news);
}
