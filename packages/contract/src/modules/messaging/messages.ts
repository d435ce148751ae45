import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { anyId, Id, Moment, Nothing, ownId } from '../../shared/values.ts';

export const messageStates = ['sent', 'delivered', 'read'] as const;

export const Attachment = z
  .object({
    id: Id,
    name: z.string(),
    type: z.string(),
    bytes: z.int(),
    is_image: z.boolean(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'Attachment' });

export const Message = z
  .object({
    id: Id,
    conversation_id: Id,
    sender_id: Id,
    receiver_id: Id,
    /** Empty once deleted. */
    message: z.string(),
    /** Fetched from `getAttachment` by the message's id. */
    attachment: Attachment.nullable(),
    state: z.enum(messageStates),
    delivered_at: Moment.nullable(),
    read_at: Moment.nullable(),
    classified_id: Id.nullable(),
    booking_id: Id.nullable(),
    offer_id: Id.nullable(),
    /** What the module that sent the message wants shown with it, such as an offer. */
    card: z.record(z.string(), z.unknown()).nullable(),
    is_deleted: z.boolean(),
    created_at: Moment,
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

/** What open pages receive under the stream's topic `message`. */
export const MessageNews = z
  .discriminatedUnion('type', [
    z.object({ type: z.enum(['sent', 'changed', 'deleted']), conversation_id: Id, message: Message }),
    z.object({
      /** The other user has received, or read, everything up to this message. */
      type: z.enum(['delivered', 'read']),
      conversation_id: Id,
      user_id: Id,
      up_to_id: Id,
      at: Moment,
    }),
    z.object({ type: z.literal('blocked'), user_id: Id, is_blocked: z.boolean() }),
  ])
  .meta({ id: 'MessageNews' });
export type MessageNews = z.infer<typeof MessageNews>;

const attachmentFiles = { field: 'attachment', max: 1, kind: 'attachment' } as const;

/** Messages have 1 to 2000 characters. */
export const MessageText = text('Message', { max: 2000 });

export const sendMessage = endpoint({
  method: 'POST',
  path: '/messages',
  spec: ['menu-notifications/messages-send'],
  access: 'signed-in',
  summary: 'Writes to a person, about an ad or about nothing in particular.',
  body: z.object({
    receiver_id: anyId('identity.user'),
    message: MessageText,
    classified_id: blankAsMissing(anyId('classifieds.ad').optional()),
    booking_id: blankAsMissing(anyId('bookings.booking').optional()),
  }),
  files: attachmentFiles,
  reply: Message,
  status: 201,
  message: 'Your message has been sent.',
  errors: ['user-blocked', 'user-not-found'],
  limit: { max: 120, seconds: 60 },
  idempotent: true,
});

export const answerConversation = endpoint({
  method: 'POST',
  path: '/conversations/:conversationId/messages',
  access: 'signed-in',
  summary: 'Writes the next message of a conversation.',
  params: z.object({ conversationId: ownId('messaging.conversation') }),
  body: z.object({ message: MessageText }),
  files: attachmentFiles,
  reply: Message,
  status: 201,
  message: 'Your message has been sent.',
  errors: ['user-blocked', 'user-not-found'],
  limit: { max: 120, seconds: 60 },
  idempotent: true,
});

export const listMessagesWith = endpoint({
  method: 'GET',
  path: '/messages/:id',
  spec: ['menu-notifications/messages-thread'],
  access: 'signed-in',
  acting: 'refused',
  summary: 'Everything said between the user and the person of this id, newest first; marks it read.',
  params: z.object({ id: anyId('identity.user') }),
  query: PageQuery,
  reply: pageOf(Message),
  errors: ['user-not-found'],
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/messages/:id',
  spec: ['menu-notifications/messages-delete'],
  access: 'signed-in',
  summary: "Takes back one of the user's own messages, for both sides.",
  params: z.object({ id: ownId('messaging.message') }),
  reply: Nothing,
  message: 'Deleted successfully.',
});

export const getAttachment = endpoint({
  method: 'GET',
  path: '/messages/:id/attachment',
  access: 'signed-in',
  acting: 'refused',
  summary: 'The file of a message, for the two people of its conversation.',
  params: z.object({ id: ownId('messaging.message') }),
  reply: Nothing,
});

export const confirmDelivery = endpoint({
  method: 'POST',
  path: '/messages/delivered',
  access: 'signed-in',
  beforeConfirming: true,
  summary: 'Marks everything sent to the user so far as delivered to one of their pages or apps.',
  reply: Nothing,
});
