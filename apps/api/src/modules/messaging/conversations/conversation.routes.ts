import * as contract from '@souk/contract/modules/messaging/conversations';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { getUser } from '../../identity/index.ts';
import { opennessOf } from '../blocks/block.queries.ts';
import { deliverMessages } from '../messages/deliver-messages.ts';
import { presentMessages } from '../messages/message.present.ts';
import { listStretch } from '../messages/message.queries.ts';
import { presentConversation, presentConversations, subjectCards } from './conversation.present.ts';
import { getConversationOf, listConversationPageOf, listConversationsOf } from './conversation.queries.ts';
import { subjectOf } from './conversation-fields.present.ts';
import { findConversationBetween } from './open-conversation.ts';
import { readConversation } from './read-conversation.ts';

function listRoutes(api: Api) {
  api.answer(contract.listConversationPages, async ({ db, user, query }) => {
    await deliverMessages(db, user.id);
    const { rows, total } = await listConversationPageOf(db, user.id, query);
    return toPage(await presentConversations(db, user.id, rows), total, query);
  });

  api.answer(contract.listConversations, async ({ db, user, query }) => {
    await deliverMessages(db, user.id);
    const rows = await listConversationsOf(db, user.id, { ...query, limit: query.limit + 1 });
    const shown = rows.slice(0, query.limit);
    const next = rows.length > query.limit ? (shown.at(-1)?.member.lastMessageId ?? null) : null;
    return { data: await presentConversations(db, user.id, shown), next };
  });
}

export function conversationRoutes(api: Api) {
  listRoutes(api);

  api.answer(contract.getConversation, async ({ db, user, params }) =>
    presentConversation(db, user.id, await getConversationOf(db, user.id, params.conversationId)),
  );

  api.answer(contract.listConversationMessages, async ({ db, user, params, query }) => {
    const { conversationId } = params;
    const isNewest = query.before === undefined;
    if (isNewest) await readConversation(db, user.id, conversationId);
    const seen = await getConversationOf(db, user.id, conversationId);
    const { rows, hasMore } = await listStretch(db, conversationId, query);
    return {
      data: await presentMessages(db, rows),
      has_more: hasMore,
      conversation: await presentConversation(db, user.id, seen),
    };
  });

  api.answer(contract.readConversation, async ({ db, user, params }) => {
    await readConversation(db, user.id, params.conversationId);
    return null;
  });

  api.answer(contract.getCorrespondent, async ({ db, user, params, query }) => {
    const { id, name, imagePath } = await getUser(db, params.userId);
    const about = subjectOf(query);
    const conversation = await findConversationBetween(db, { fromId: user.id, toId: id, about });
    const open = (await opennessOf(db, user.id, [id])).get(id);
    const [subject] = about ? (await subjectCards(db, [about])).values() : [];
    return {
      user_id: id,
      name,
      image: imagePath,
      conversation_id: conversation?.id ?? null,
      is_blocked: open?.isBlocked ?? false,
      may_write: open?.mayWrite ?? false,
      subject: subject ?? null,
    };
  });
}
