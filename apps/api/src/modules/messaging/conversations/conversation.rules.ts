import type { Subject } from '@souk/contract/shared/values';
import type { ConversationRow } from './conversation.tables.ts';

type About = Pick<ConversationRow, 'subjectKind' | 'subjectId'>;

/** The conversation's subject, if it has one. */
export const aboutOf = ({ subjectKind, subjectId }: About): Subject | undefined =>
  subjectKind !== null && subjectId !== null ? { kind: subjectKind, id: subjectId } : undefined;

/** A person has at most one unread notification per conversation. */
export const notificationKey = (conversationId: number): string => `message:${conversationId}`;

/** Both people in the order of their ids, which is the order of locks, so that there is no deadlock. */
export const inOrder = (one: number, other: number): [low: number, high: number] =>
  one < other ? [one, other] : [other, one];
