import { describe, expect, test } from 'vitest';
import { messagesPath, placeIn } from './messages-path.ts';

describe('the address of the messages page', () => {
  test('opens a person’s thread about an ad', () => {
    const { thread } = placeIn(new URLSearchParams('user_id=7&classified_id=12'));

    expect(thread).toMatchObject({ userId: 7, classifiedId: 12, conversationId: undefined });
  });

  test('opens no thread for the list alone or for an invalid address', () => {
    expect(placeIn(new URLSearchParams('only=unread')).thread).toBeNull();
    expect(placeIn(new URLSearchParams('user_id=-1&conversation_id=x')).thread).toBeNull();
  });

  test('is written back as it was read', () => {
    const path = messagesPath({ conversationId: 3, search: 'tom', isUnreadOnly: true, before: 40 });

    const place = placeIn(new URLSearchParams(path.split('?')[1]));

    expect(path).toBe('/messages?conversation_id=3&search=tom&only=unread&before=40');
    expect(place).toMatchObject({ list: { search: 'tom', isUnreadOnly: true }, before: 40 });
    expect(messagesPath({ search: '' })).toBe('/messages');
  });
});
