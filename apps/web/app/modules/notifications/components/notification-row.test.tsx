import type { Notification, NotificationKindRow } from '@souk/contract/modules/notifications/notifications';
import { describe, expect, test } from 'vitest';
import { linksIn, renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import type { ChannelChoice } from '../channel-choices.ts';
import { ChannelSwitch } from './channel-switch.tsx';
import { NotificationRow } from './notification-row.tsx';

const notification = {
  id: 9,
  user_id: null,
  name: '',
  user_image: null,
  kind: 'offer',
  subject: 'You have a new offer on your ad',
  massage: 'Anna offers $100.00.',
  created_at: '2026-03-02T02:05:00.000Z',
  is_visible: 0,
  destination_url: '/offers/7',
};
const row = (changes: object = {}) =>
  renderAt(
    '/notifications?page=2',
    <NotificationRow notification={{ ...notification, ...changes } as unknown as Notification} />,
  );

describe('a notification', () => {
  test('that is unread is marked read when it is opened, and the list is found again [B-095]', async () => {
    const unread = await row();

    expect(unread).toContain('action="/notifications/open"');
    expect(unread).toContain('name="_back" value="/notifications?page=2"');
    expect(wordsOf(unread)).toContain('Unread');
  });

  test('that was read is a link where it leads somewhere', async () => {
    const read = await row({ is_visible: 1 });

    expect(Object.values(linksIn(read))).toEqual(['/offers/7']);
    expect(read).not.toContain('<form');
    expect(wordsOf(read)).not.toContain('Unread');
    expect(await row({ is_visible: 1, destination_url: '' })).not.toMatch(/<a |<form/);
  });

  test('is cut after 25 characters, and its time is of day and hour [B-085] [B-087]', async () => {
    const shown = await row();

    expect(wordsOf(shown)).toContain('You have a new offer on y...');
    expect(wordsOf(shown)).toMatch(/\d\d\/\d\d\/2026 \d\d:05 [AP]M/);
  });

  test('shows the face of whoever caused it, and a sign for news of Souk', async () => {
    expect(wordsOf(await row({ user_id: 3, name: 'Anna Berg' }))).toMatch(/^AB/);
    expect(wordsOf(await row())).toMatch(/^You have/);
  });

  test('may have no words below its subject', async () => {
    expect(wordsOf(await row({ massage: null }))).not.toContain('Anna offers');
  });
});

describe('a channel of a kind of news', () => {
  const channel = (changes: object) =>
    renderAt(
      '/notifications/settings',
      <ChannelSwitch
        of={{ kind: 'offer', words: 'Offers' } as unknown as NotificationKindRow}
        choice={{ channel: 'mail', is_on: true, is_fixed: false, ...changes } as unknown as ChannelChoice}
      />,
    );

  test('is sent with the form, on or off', async () => {
    expect(await channel({})).toMatch(/<input[^>]*name="shown" value="offer:mail"/);
    expect(await channel({})).toMatch(/<input[^>]*checked=""/);
    expect(await channel({ is_on: false })).not.toMatch(/checked=""/);
  });

  test('that is fixed cannot be switched and is not sent', async () => {
    const fixed = await channel({ is_fixed: true });

    expect(fixed).toMatch(/disabled=""/);
    expect(fixed).not.toContain('name="shown"');
    expect(wordsOf(fixed)).toContain('Always on');
    expect(wordsOf(await channel({}))).not.toContain('Always on');
  });
});
