import * as contract from '@souk/contract/modules/messaging/messages';
import { toPage } from '@souk/contract/shared/page';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { getUser } from '../../identity/index.ts';
import { readPrivate } from '../../media/index.ts';
import { listUnreadOf } from '../conversations/conversation.queries.ts';
import { subjectOf } from '../conversations/conversation-fields.present.ts';
import { readConversation } from '../conversations/read-conversation.ts';
import { deleteMessage } from './delete-message.ts';
import { deliverMessages } from './deliver-messages.ts';
import { presentMessage, presentMessages } from './message.present.ts';
import { findMessageOf, listMessagesBetween } from './message.queries.ts';
import { answerConversation, postMessage } from './post-message.ts';

/** Showing everything between two people marks all their conversations read. */
async function readAllWith(db: Db, userId: number, otherId: number): Promise<void> {
  for (const { conversationId } of await listUnreadOf(db, userId, otherId))
    await readConversation(db, userId, conversationId);
}

export function messageRoutes(api: Api) {
  api.answer(contract.sendMessage, async ({ db, user, body, files }) => {
    const letter = { toId: body.receiver_id, text: body.message, about: subjectOf(body), files };
    return presentMessage(db, await postMessage(db, user, letter));
  });

  api.answer(contract.answerConversation, async ({ db, user, params, body, files }) => {
    const letter = { text: body.message, files };
    return presentMessage(db, await answerConversation(db, user, params.conversationId, letter));
  });

  api.answer(contract.listMessagesWith, async ({ db, user, params, query }) => {
    const { id: otherId } = await getUser(db, params.id);
    await readAllWith(db, user.id, otherId);
    const { rows, total } = await listMessagesBetween(db, user.id, otherId, query);
    return toPage(await presentMessages(db, rows), total, query);
  });

  api.answer(contract.deleteMessage, async ({ db, user, params }) => {
    await deleteMessage(db, user.id, params.id);
    return null;
  });

  api.answer(contract.getAttachment, async ({ db, user, params, reply }) => {
    const message = await findMessageOf(db, user.id, params.id);
    if (!message || message.attachmentId === null) throw new Problem('record-not-found');
    reply.file(await readPrivate(db, message.attachmentId));
    return null;
  });

  api.answer(contract.confirmDelivery, async ({ db, user }) => {
    await deliverMessages(db, user.id);
    return null;
  });
}
