import type { Message } from '@souk/contract/modules/messaging/messages';
import { describe, expect, test } from 'vitest';
import { withEarlier, withNewest, withNews } from './thread-memory.ts';

const buildMessage = (id: number, given: Partial<Message> = {}): Message => ({
  id,
  conversation_id: 5,
  sender_id: 1,
  receiver_id: 2,
  message: `Message ${id}`,
  attachment: null,
  state: 'sent',
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
const known = (ids: number[], hasEarlier = true) => ({
  messages: ids.map((id) => buildMessage(id)),
  hasEarlier,
});
const idsOf = ({ messages }: { messages: readonly Message[] }) => messages.map(({ id }) => id);

describe('what a page knows of a conversation', () => {
  test('earlier messages stay when newer ones are added', () => {
    const joined = withNewest(known([1, 2, 3, 4], false), known([3, 4, 5]));

    expect(idsOf(joined)).toEqual([1, 2, 3, 4, 5]);
    expect(joined.hasEarlier).toBe(false);
  });

  test('messages that do not connect to the known ones replace them, so that no gap is hidden', () => {
    const joined = withNewest(known([1, 2], false), known([40, 41]));

    expect(idsOf(joined)).toEqual([40, 41]);
    expect(joined.hasEarlier).toBe(true);
  });

  test('earlier messages are put before them, each once', () => {
    const joined = withEarlier(known([5, 6]), known([3, 4, 5], false));

    expect(idsOf(joined)).toEqual([3, 4, 5, 6]);
    expect(joined.hasEarlier).toBe(false);
  });

  test('reading marks everything up to a message, and nothing undoes it', () => {
    const at = '2026-11-20T10:05:00Z';
    const read = withNews(known([1, 2, 3]), {
      type: 'read',
      conversation_id: 5,
      user_id: 2,
      up_to_id: 2,
      at,
    });

    const delivered = withNews(read, {
      type: 'delivered',
      conversation_id: 5,
      user_id: 2,
      up_to_id: 3,
      at,
    });

    expect(delivered.messages.map(({ state }) => state)).toEqual(['read', 'read', 'delivered']);
  });

  test('a deleted message is replaced in its place', () => {
    const gone = buildMessage(2, { is_deleted: true, message: '' });

    const after = withNews(known([1, 2, 3]), { type: 'deleted', conversation_id: 5, message: gone });

    expect(after.messages.map(({ is_deleted }) => is_deleted)).toEqual([false, true, false]);
  });
});
