import type { Conversation, ConversationSubject } from '@souk/contract/modules/messaging/conversations';
import { currencies, type Subject } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { type SubjectCard, subjectKind } from '../../../platform/subjects.ts';
import { opennessOf } from '../blocks/block.queries.ts';
import { presentMessages } from '../messages/message.present.ts';
import { listMessagesByIds } from '../messages/message.queries.ts';
import type { SeenConversation } from './conversation.queries.ts';
import { aboutOf } from './conversation.rules.ts';
import { subjectFields } from './conversation-fields.present.ts';

const presentSubject = (
  kind: string,
  { id, title, path, imagePath, priceCents }: SubjectCard,
): ConversationSubject => ({
  kind,
  id,
  title,
  path,
  image: imagePath,
  price: priceCents === null ? null : { cents: priceCents, currency: currencies[0] },
});

const nameOf = ({ kind, id }: Subject) => `${kind}:${id}`;

/** The cards of these subjects, in one query per kind. */
export async function subjectCards(
  reader: Reader,
  subjects: readonly Subject[],
): Promise<Map<string, ConversationSubject>> {
  const shown = new Map<string, ConversationSubject>();
  for (const [kind, ofKind] of Map.groupBy(subjects, (subject) => subject.kind)) {
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    for (const card of await subjectKind(kind).cards(reader, ids))
      shown.set(nameOf({ kind, id: card.id }), presentSubject(kind, card));
  }
  return shown;
}

/** Conversations as their viewer sees them, in a constant number of queries. */
export async function presentConversations(
  reader: Reader,
  viewerId: number,
  seen: readonly SeenConversation[],
): Promise<Conversation[]> {
  const threads = await listMessagesByIds(
    reader,
    seen.map(({ member }) => member.lastMessageId),
  );
  const newest = new Map((await presentMessages(reader, threads)).map((message) => [message.id, message]));
  const openness = await opennessOf(
    reader,
    viewerId,
    seen.map(({ member }) => member.otherId),
  );
  const cards = await subjectCards(
    reader,
    seen.flatMap(({ conversation }) => aboutOf(conversation) ?? []),
  );

  return seen.flatMap(({ conversation, member, name, image }) => {
    const last = newest.get(member.lastMessageId);
    if (!last) return [];
    const about = aboutOf(conversation);
    const open = openness.get(member.otherId);
    return {
      id: conversation.id,
      user_id: member.otherId,
      name,
      image,
      last_message: last.message,
      last_message_at: last.created_at,
      newest: last,
      unread_count: member.unreadCount,
      is_blocked: open?.isBlocked ?? false,
      may_write: open?.mayWrite ?? false,
      ...subjectFields(conversation),
      subject: (about && cards.get(nameOf(about))) ?? null,
    };
  });
}

export async function presentConversation(
  reader: Reader,
  viewerId: number,
  seen: SeenConversation,
): Promise<Conversation> {
  const [conversation] = await presentConversations(reader, viewerId, [seen]);
  if (!conversation) throw new Error('the conversation was not presented');
  return conversation;
}
