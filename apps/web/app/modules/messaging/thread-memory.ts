import type { Message, MessageNews } from '@souk/contract/modules/messaging/messages';

/** What an open page knows of a conversation: messages without a gap up to the newest one. */
export interface KnownMessages {
  messages: readonly Message[];
  hasEarlier: boolean;
}

/** Adds the newest part to the known messages; if messages were missed between, only the newest part is kept. */
export function withNewest(known: KnownMessages, fresh: KnownMessages): KnownMessages {
  const [first] = fresh.messages;
  const last = known.messages.at(-1);
  if (!first || !last || last.id < first.id) return fresh;
  const older = known.messages.filter(({ id }) => id < first.id);
  return older.length === 0
    ? fresh
    : { messages: [...older, ...fresh.messages], hasEarlier: known.hasEarlier };
}

/** Adds an earlier part before the known messages. */
export function withEarlier(known: KnownMessages, earlier: KnownMessages): KnownMessages {
  const [first] = known.messages;
  const older = first ? earlier.messages.filter(({ id }) => id < first.id) : earlier.messages;
  return { messages: [...older, ...known.messages], hasEarlier: earlier.hasEarlier };
}

type Mark = Extract<MessageNews, { type: 'delivered' | 'read' }>;

function marked(message: Message, { type, user_id, up_to_id, at }: Mark): Message {
  if (message.receiver_id !== user_id || message.id > up_to_id || message.state === 'read') return message;
  return type === 'read'
    ? { ...message, state: 'read', read_at: at, delivered_at: message.delivered_at ?? at }
    : { ...message, state: 'delivered', delivered_at: message.delivered_at ?? at };
}

function changed(message: Message, news: MessageNews): Message {
  switch (news.type) {
    case 'changed':
    case 'deleted':
      return message.id === news.message.id ? news.message : message;
    case 'delivered':
    case 'read':
      return message.conversation_id === news.conversation_id ? marked(message, news) : message;
    default:
      return message;
  }
}

/** Applies live changes to the known messages; new ones come with the next newest part. */
export const withNews = (known: KnownMessages, news: MessageNews): KnownMessages => ({
  ...known,
  messages: known.messages.map((message) => changed(message, news)),
});
