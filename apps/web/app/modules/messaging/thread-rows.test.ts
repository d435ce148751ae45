import type { Message } from '@souk/contract/modules/messaging/messages';
import { describe, expect, test } from 'vitest';
import { datesIn } from '../../lib/dates.ts';
import { threadRows } from './thread-rows.ts';

const viewerId = 1;

const buildMessage = (id: number, given: Partial<Message>): Message => ({
  id,
  conversation_id: 5,
  sender_id: 2,
  receiver_id: 1,
  message: `Message ${id}`,
  attachment: null,
  state: 'read',
  delivered_at: null,
  read_at: null,
  classified_id: null,
  booking_id: null,
  offer_id: null,
  card: null,
  is_deleted: false,
  created_at: '2026-11-20T10:00:00Z',
  ...given,
});

const shapeOf = (messages: Message[]) =>
  threadRows(messages, viewerId, datesIn('UTC')).map((row) =>
    row.kind === 'day' ? 'day' : `${row.isFirst ? '[' : ''}${row.message.id}${row.isLast ? ']' : ''}`,
  );

describe('the rows of a thread', () => {
  test('messages of one person within ten minutes form a group', () => {
    const messages = [
      buildMessage(1, {}),
      buildMessage(2, { created_at: '2026-11-20T10:04:00Z' }),
      buildMessage(3, { created_at: '2026-11-20T10:20:00Z' }),
      buildMessage(4, { created_at: '2026-11-20T10:21:00Z', sender_id: 1 }),
    ];

    expect(shapeOf(messages)).toEqual(['day', '[1', '2]', '[3]', '[4]']);
  });

  test('every day begins with its name, and groups end with the day', () => {
    const messages = [
      buildMessage(1, { created_at: '2026-11-19T23:59:00Z' }),
      buildMessage(2, { created_at: '2026-11-20T00:01:00Z' }),
    ];

    expect(shapeOf(messages)).toEqual(['day', '[1]', 'day', '[2]']);
  });

  test('time and state are below a group, and wherever own messages differ in state', () => {
    const messages = [
      buildMessage(1, { sender_id: 1, state: 'read' }),
      buildMessage(2, { sender_id: 1, state: 'sent' }),
      buildMessage(3, { sender_id: 1, state: 'sent' }),
    ];

    const telling = threadRows(messages, viewerId, datesIn('UTC')).flatMap((row) =>
      row.kind === 'message' && row.tellsTime ? [row.message.id] : [],
    );

    expect(telling).toEqual([1, 3]);
  });
});
