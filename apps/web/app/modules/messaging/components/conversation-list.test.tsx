import type { Conversation } from '@souk/contract/modules/messaging/conversations';
import { describe, expect, test } from 'vitest';
import { linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import type { Thread } from '../load-thread.server.ts';
import type { ListPlace } from '../messages-path.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { ThreadHead } from './thread-head.tsx';

const at = '2026-03-02T02:00:00.000Z';
const conversation = {
  id: 5,
  user_id: 2,
  name: 'Nour',
  image: null,
  subject: null,
  newest: { is_deleted: false, sender_id: 2 },
  last_message: 'Is it still there?',
  last_message_at: at,
  unread_count: 0,
  is_blocked: false,
};
const row = (changes: object = {}, isOpen = false) =>
  renderAt(
    '/messages',
    <ConversationRow
      conversation={{ ...conversation, ...changes } as unknown as Conversation}
      to="/messages?conversation_id=5"
      isOpen={isOpen}
    />,
    { now: at },
  );
const read = async (...given: Parameters<typeof row>) => wordsOf(await row(...given));

describe('a conversation of the list', () => {
  test('says who wrote last', async () => {
    expect(await read()).not.toContain('You:');
    expect(await read({ newest: { is_deleted: false, sender_id: 1 } })).toContain('You: Is it still there?');
  });

  test('does not show what was deleted', async () => {
    const words = await read({ newest: { is_deleted: true, sender_id: 2 } });

    expect(words).toContain('Message deleted');
    expect(words).not.toContain('Is it still there?');
  });

  test.each([
    [3, '3', '3 unread'],
    [12, '9+', '12 unread'],
  ])('counts what is unread: %i shows %s [B-033]', async (unread_count, shown, said) => {
    expect(await read({ unread_count })).toContain(`${shown}${said}`);
  });

  test('has nothing unread while it is open', async () => {
    expect(await read({ unread_count: 3 }, true)).not.toContain('unread');
    expect(await row({}, true)).toContain('aria-current="true"');
    expect(await row()).not.toContain('aria-current');
  });

  test('cuts long titles of its subject and keeps them in full as a hint [B-085]', async () => {
    const title = 'A pram for twins, hardly used at all';
    const shown = await row({ subject: { title, image: null } });

    expect(wordsOf(shown)).toContain('A pram for twins, hardly ...');
    expect(shown).toContain(`title="${title}"`);
  });

  test('says that it is blocked', async () => {
    expect(await read({ is_blocked: true })).toContain('Blocked');
    expect(await read()).not.toContain('Blocked');
  });
});

describe('the list of conversations', () => {
  const list = (
    place: Partial<ListPlace> = {},
    { next = null as number | null, openId = null as number | null, found = 0 } = {},
  ) =>
    renderAt(
      '/messages',
      <ConversationList
        conversations={Array.from({ length: found }, () => conversation as unknown as Conversation)}
        next={next}
        place={{ search: '', isUnreadOnly: false, olderThan: undefined, ...place } as ListPlace}
        openId={openId}
      />,
      { now: at },
    );

  test.each([
    [{}, 'No messages yet', {}],
    [{ isUnreadOnly: true }, 'All read', { 'Show all': '/messages' }],
    [{ search: 'Nour', isUnreadOnly: true }, 'No match for Nour', { 'Show all': '/messages' }],
  ])('that is empty says why: %o', async (place, words, links) => {
    const page = await list(place);

    expect(wordsOf(page)).toContain(words);
    expect(linksIn(page)).toMatchObject(links);
    expect(wordsOf(await list(place, { found: 1 }))).not.toContain(words);
  });

  test('leads to older ones, and back, keeping search and open conversation', async () => {
    const links = linksIn(await list({ search: 'Nour', olderThan: 40 }, { next: 20, openId: 5, found: 1 }));

    expect(links['Show older conversations']).toMatch(/search=Nour/);
    expect(links['Show older conversations']).toMatch(/20/);
    expect(links['Show older conversations']).toMatch(/conversation_id=5/);
    expect(links['Back to the newest']).not.toMatch(/40|20/);
    expect(linksIn(await list({}, { found: 1 }))).not.toHaveProperty('Show older conversations');
    expect(linksIn(await list({}, { found: 1 }))).not.toHaveProperty('Back to the newest');
  });
});

test('a search of people stays among the unread, and in the open conversation', async () => {
  const place = { search: '', isUnreadOnly: true, olderThan: undefined } as ListPlace;
  const within = (isUnreadOnly: boolean, openId: number | null) =>
    renderAt(
      '/messages',
      <ConversationList conversations={[]} next={null} place={{ ...place, isUnreadOnly }} openId={openId} />,
    );

  expect(await within(true, 5)).toMatch(/name="conversation_id" value="5".*name="only" value="unread"/);
  expect(await within(false, null)).not.toMatch(/name="conversation_id"|name="only"/);
});

describe('the head of a conversation', () => {
  const head = async (thread: object, person: object = {}) =>
    wordsOf(
      await renderAt(
        '/messages',
        <ThreadHead
          thread={
            {
              isBlocked: false,
              ...thread,
              person: { userId: 2, name: 'Nour', image: null, memberSince: at, ...person },
            } as unknown as Thread
          }
          backTo="/messages"
        />,
      ),
    );

  test('says since when its other side is a member, or that the account is closed', async () => {
    expect(await head({})).toContain('Member since Mar 2026');
    expect(await head({}, { memberSince: null })).toContain('This account is closed');
  });

  test('offers to block, and where that was done to take it back', async () => {
    expect(await head({})).toContain('Block Nour');
    expect(await head({ isBlocked: true })).toMatch(/Blocked.*Unblock/);
  });
});
