import type { Message } from '@souk/contract/modules/messaging/messages';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../lib/render.testing.tsx';
import type { Correspondent } from '../load-thread.server.ts';
import { MessageRow } from './message-row.tsx';

const person = { name: 'Nour', image: null } as unknown as Correspondent;
const message = {
  id: 9,
  message: 'Is it still there?',
  attachment: null,
  card: null,
  is_deleted: false,
  state: 'sent',
  created_at: '2026-03-01T02:00:00.000Z',
};

const shown = (
  changes: object,
  row: { isMine?: boolean; tellsTime?: boolean } = {},
  card: string | null = null,
) =>
  renderAt(
    '/messages',
    <MessageRow
      row={{
        kind: 'message',
        key: '9',
        message: { ...message, ...changes } as unknown as Message,
        isMine: row.isMine ?? false,
        isFirst: true,
        isLast: true,
        tellsTime: row.tellsTime ?? false,
      }}
      person={person}
      card={card}
    />,
  );

describe('a message of a conversation', () => {
  test('shows both sides who wrote it', async () => {
    expect(await shown({})).toContain('Nour:');
    expect(await shown({}, { isMine: true })).toContain('You:');
  });

  test('can be deleted by who wrote it, and only once', async () => {
    const deletes = 'Delete message';

    expect(await shown({}, { isMine: true })).toContain(deletes);
    expect(await shown({})).not.toContain(deletes);
    expect(await shown({ is_deleted: true }, { isMine: true })).not.toContain(deletes);
  });

  test('is gone for both once it is deleted, and says who deleted it', async () => {
    const own = await shown({ is_deleted: true }, { isMine: true });
    const theirs = await shown({ is_deleted: true });

    expect(own).toContain('You deleted this message');
    expect(theirs).toContain('This message was deleted');
    expect(own + theirs).not.toContain('Is it still there?');
  });

  test('shows a card in place of its text, and cannot be deleted then', async () => {
    const offer = await shown({ card: { kind: 'offer' } }, { isMine: true }, 'An offer of $40');

    expect(offer).toContain('An offer of $40');
    expect(offer).not.toContain('Is it still there?');
    expect(offer).not.toContain('Delete message');
  });

  test.each([
    ['sent', 'Sent'],
    ['delivered', 'Delivered'],
    ['read', 'Read'],
  ])('tells its writer that it is %s, and nobody else', async (state, words) => {
    const mark = `<span class="sr-only">${words}</span>`;

    expect(await shown({ state }, { isMine: true, tellsTime: true })).toContain(mark);
    expect(await shown({ state }, { tellsTime: true })).not.toContain(mark);
  });
});
