import type { Subject } from '@souk/contract/shared/values';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { uploadFiles } from '../../media/index.ts';
import { mayWrite } from '../blocks/block.queries.ts';
import { getConversationOf } from '../conversations/conversation.queries.ts';
import { aboutOf } from '../conversations/conversation.rules.ts';
import type { MessageInThread } from './message.present.ts';
import { sendMessage } from './send-message.ts';

interface Letter {
  toId: number;
  text: string;
  about: Subject | undefined;
  files: readonly UploadedFile[];
}

/** Sends a user's message with the attached file. */
export function postMessage(
  db: Db,
  user: { id: number },
  { toId, text, about, files }: Letter,
): Promise<MessageInThread> {
  return db.transaction(async (tx) => {
    const hasFiles = files.length > 0;
    // Saves a useless upload; sendMessage makes the binding check under the pair's lock.
    if (hasFiles && toId !== user.id && !(await mayWrite(tx, user.id, toId)))
      throw new Problem('user-blocked');
    const [attachment] = hasFiles
      ? await uploadFiles(tx, user, files, { field: 'attachment', max: 1, kind: 'attachment' })
      : [];
    return sendMessage(tx, { fromId: user.id, toId, text, about, attachmentId: attachment?.id });
  });
}

/** Sends the next message in one of the user's conversations. */
export async function answerConversation(
  db: Db,
  user: { id: number },
  conversationId: number,
  letter: Pick<Letter, 'text' | 'files'>,
): Promise<MessageInThread> {
  const { conversation, member } = await getConversationOf(db, user.id, conversationId);
  return postMessage(db, user, { ...letter, toId: member.otherId, about: aboutOf(conversation) });
}
