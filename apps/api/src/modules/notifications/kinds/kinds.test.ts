import { saveNotificationChoices } from '@souk/contract/modules/identity/accounts';
import { listNotificationKinds, notificationKinds } from '@souk/contract/modules/notifications/notifications';
import { describe, expect, test } from 'vitest';
import { modules } from '../../../modules.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { registerKinds, rulesOf } from './kind.rules.ts';

describe('a kind of news', () => {
  test('has its words, the button under its mails and its channels from the one module that sends it', () => {
    expect(modules.length).toBeGreaterThan(10);
    for (const kind of notificationKinds) expect(rulesOf(kind).words.message).not.toBe('');
    expect(rulesOf('offer').action.message).toBe('See the offer');
    expect(rulesOf('order').action.message).toBe('See the order');
    expect(() => registerKinds({ food: rulesOf('food') })).toThrow('two modules');
  });

  test('is listed in its reader’s language with its channels, unless it is for admins', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const listed = await as(user).call(listNotificationKinds, { headers: { 'accept-language': 'en-XA' } });

    expect(listed.map(({ kind }) => kind)).not.toContain('approval');
    expect(listed.find(({ kind }) => kind === 'ad-approved')).toMatchObject({
      words: '[Yóúr ád wás áppróvéd]',
      channels: [
        { channel: 'mail', is_on: true, is_fixed: false },
        { channel: 'push', is_on: true },
        { channel: 'sms', is_on: false },
      ],
    });
  });

  test('follows its reader’s choice, channel by channel; mails about the account’s safety stay on', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const choices = { offer: { mail: false, sms: true }, account: { mail: false } };
    await as(user).call(saveNotificationChoices, { body: { choices } });

    const listed = await as(user).call(listNotificationKinds);

    const onFor = (wanted: string) =>
      listed
        .find(({ kind }) => kind === wanted)
        ?.channels.filter(({ is_on }) => is_on)
        .map(({ channel }) => channel);
    expect(onFor('offer')).toEqual(['push', 'sms']);
    expect(onFor('account')).toEqual(['mail']);
  });
});
