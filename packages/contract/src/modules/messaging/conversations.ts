import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { line } from '../../shared/texts.ts';
import { anyId, Id, Moment, Money, Nothing, ownId } from '../../shared/values.ts';
import { Message } from './messages.ts';

/** What a conversation is about, as long as it is visible. */
export const ConversationSubject = z
  .object({
    kind: z.string(),
    id: Id,
    title: z.string(),
    path: z.string(),
    image: z.string().nullable(),
    price: Money.nullable(),
  })
  .meta({ id: 'ConversationSubject' });
export type ConversationSubject = z.infer<typeof ConversationSubject>;

export const Conversation = z
  .object({
    id: Id,
    /** The other person. */
    user_id: Id,
    name: z.string(),
    image: z.string().nullable(),
    /** Text of the newest message; empty if it was deleted. */
    last_message: z.string(),
    last_message_at: Moment,
    newest: Message,
    unread_count: z.int(),
    /** The user has blocked this person. */
    is_blocked: z.boolean(),
    /** False if either side has blocked the other, or the account is closed. */
    may_write: z.boolean(),
    classified_id: Id.nullable(),
    booking_id: Id.nullable(),
    subject: ConversationSubject.nullable(),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

export const listConversationPages = endpoint({
  method: 'GET',
  path: '/messages',
  spec: ['menu-notifications/messages'],
  access: 'signed-in',
  acting: 'refused',
  summary: "The user's conversations by page, the one with the newest message first.",
  query: PageQuery,
  reply: pageOf(Conversation),
});

export const listConversations = endpoint({
  method: 'GET',
  path: '/conversations',
  access: 'signed-in',
  acting: 'refused',
  summary: "The user's conversations, the one with the newest message first; `next` leads on.",
  query: z.object({
    /** `next` of the part before. */
    before: blankAsMissing(anyId('messaging.message').optional()).catch(undefined),
    limit: wholeNumber({ min: 1, max: 50 }).catch(20).default(20),
    /** Part of the other person's name. */
    search: line(100).catch('').default(''),
    only: z.enum(['unread']).optional().catch(undefined),
  }),
  reply: z.object({ data: z.array(Conversation), next: Id.nullable() }),
});

const params = z.object({ conversationId: ownId('messaging.conversation') });

export const getConversation = endpoint({
  method: 'GET',
  path: '/conversations/:conversationId',
  access: 'signed-in',
  acting: 'refused',
  summary: 'One conversation, for the two people in it.',
  params,
  reply: Conversation,
});

export const listConversationMessages = endpoint({
  method: 'GET',
  path: '/conversations/:conversationId/messages',
  access: 'signed-in',
  acting: 'refused',
  summary: 'A stretch of a conversation in the order it was written; opening the newest one marks it read.',
  params,
  query: z.object({
    /** Messages older than this one. */
    before: blankAsMissing(anyId('messaging.message').optional()).catch(undefined),
    /** Messages newer than this one, to catch up after a pause. */
    after: blankAsMissing(anyId('messaging.message').optional()).catch(undefined),
    limit: wholeNumber({ min: 1, max: 100 }).catch(30).default(30),
  }),
  reply: z.object({ data: z.array(Message), has_more: z.boolean(), conversation: Conversation }),
});

export const readConversation = endpoint({
  method: 'POST',
  path: '/conversations/:conversationId/read',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Marks everything in the conversation read, for messages that arrive while it is open.',
  params,
  reply: Nothing,
});

export const getCorrespondent = endpoint({
  method: 'GET',
  path: '/correspondents/:userId',
  access: 'signed-in',
  acting: 'refused',
  summary: 'A person to write to: who it is, what about, and the conversation if there is one already.',
  params: z.object({ userId: anyId('identity.user') }),
  query: z.object({
    classified_id: blankAsMissing(anyId('classifieds.ad').optional()).catch(undefined),
    booking_id: blankAsMissing(anyId('bookings.booking').optional()).catch(undefined),
  }),
  reply: z.object({
    user_id: Id,
    name: z.string(),
    image: z.string().nullable(),
    conversation_id: Id.nullable(),
    is_blocked: z.boolean(),
    may_write: z.boolean(),
    subject: ConversationSubject.nullable(),
  }),
  errors: ['user-not-found'],
});
