import { expect, test } from 'vitest';
import { channelTable, choicesIn } from './channel-table.ts';

const channelsOf = (choices: Parameters<typeof channelTable>[0], kind: string) =>
  channelTable(choices, false)
    .find((row) => row.kind === kind)
    ?.channels.filter(({ isOn }) => isOn)
    .map(({ channel }) => channel);

test('a choice wins over the kind’s default, channel by channel', () => {
  expect(channelsOf({}, 'offer')).toEqual(['mail', 'push']);
  expect(channelsOf({ offer: { mail: false, sms: true } }, 'offer')).toEqual(['push', 'sms']);
});

test('mails about the account’s safety stay on', () => {
  expect(channelsOf({ account: { mail: false } }, 'account')).toEqual(['mail']);
});

test('only admins choose how approvals reach them', () => {
  const kinds = (isAdmin: boolean) => channelTable({}, isAdmin).map(({ kind }) => kind);

  expect(kinds(false)).not.toContain('approval');
  expect(kinds(true)).toContain('approval');
});

test('a form changes the switches it showed and no others', () => {
  const form = new FormData();
  for (const name of ['offer:mail', 'offer:sms', 'message:push', 'toString:mail']) form.append('shown', name);
  form.append('on', 'offer:sms');
  form.append('on', 'wishlist:push');

  expect(choicesIn(form)).toEqual({ offer: { mail: false, sms: true }, message: { push: false } });
});
