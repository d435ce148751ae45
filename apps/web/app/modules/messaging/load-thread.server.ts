import { getUserProfileById } from '@souk/contract/modules/identity/profiles';
import {
  type ConversationSubject,
  getCorrespondent,
  listConversationMessages,
  listConversations,
} from '@souk/contract/modules/messaging/conversations';
import type { Message } from '@souk/contract/modules/messaging/messages';
import { call } from '../../lib/api.server.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import type { ThreadPlace } from './messages-path.ts';

export interface Correspondent {
  userId: number;
  name: string;
  image: string | null;
  /** Null where the account is closed. */
  memberSince: string | null;
}

/** An open conversation, or the beginning of one. */
export interface Thread {
  conversationId: number | null;
  person: Correspondent;
  isBlocked: boolean;
  mayWrite: boolean;
  subject: ConversationSubject | null;
  classifiedId: number | null;
  bookingId: number | null;
  messages: Message[];
  hasEarlier: boolean;
}

async function memberSince(args: PageArgs, userId: number): Promise<string | null> {
  try {
    return (await call(args, getUserProfileById, { params: { user_id: userId } })).member_since;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}

async function openConversation(
  args: PageArgs,
  conversationId: number,
  before: number | undefined,
): Promise<Thread> {
  const { data, has_more, conversation } = await call(args, listConversationMessages, {
    params: { conversationId },
    query: { before },
  });
  const { user_id: userId, name, image } = conversation;
  return {
    conversationId,
    person: { userId, name, image, memberSince: await memberSince(args, userId) },
    isBlocked: conversation.is_blocked,
    mayWrite: conversation.may_write,
    subject: conversation.subject,
    classifiedId: conversation.classified_id,
    bookingId: conversation.booking_id,
    messages: data,
    hasEarlier: has_more,
  };
}

/** An address that names only the person opens the latest conversation with them, whatever it is about. */
async function newestConversationWith(args: PageArgs, userId: number, name: string) {
  const { data } = await call(args, listConversations, { query: { search: name.slice(0, 100), limit: 50 } });
  return data.find((conversation) => conversation.user_id === userId)?.id ?? null;
}

async function openByPerson(args: PageArgs, userId: number, place: ThreadPlace, before: number | undefined) {
  const { classifiedId, bookingId } = place;
  const found = await call(args, getCorrespondent, {
    params: { userId },
    query: { classified_id: classifiedId, booking_id: bookingId },
  });
  const isAboutNothing = classifiedId === undefined && bookingId === undefined;
  const known =
    found.conversation_id ?? (isAboutNothing ? await newestConversationWith(args, userId, found.name) : null);
  if (known !== null) return openConversation(args, known, before);
  return {
    conversationId: null,
    person: { userId, name: found.name, image: found.image, memberSince: await memberSince(args, userId) },
    isBlocked: found.is_blocked,
    mayWrite: found.may_write,
    subject: found.subject,
    classifiedId: classifiedId ?? null,
    bookingId: bookingId ?? null,
    messages: [],
    hasEarlier: false,
  };
}

/** The conversation that an address opens; reading its newest messages marks them read. */
export async function loadThread(
  args: PageArgs,
  place: ThreadPlace | null,
  before: number | undefined,
): Promise<Thread | null> {
  if (place?.conversationId !== undefined) return openConversation(args, place.conversationId, before);
  if (place?.userId !== undefined) return openByPerson(args, place.userId, place, before);
  return null;
}
