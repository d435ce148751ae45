import { sendOtp, verifyOtp } from '@souk/contract/modules/identity/otp';
import { changeMobile, confirmEmail } from '@souk/contract/modules/identity/profiles';
import { register } from '@souk/contract/modules/identity/registration';
import { getUserDetail } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { buildUser, lastCodeTo, lastLinkTokenTo } from '../testing.ts';
import { blockUser } from '../users/block-user.ts';
import { unblockUser } from '../users/unblock-user.ts';
import { mailboxOf } from './contact.rules.ts';

let signedUp = 0;
const form = (phone: string, otp_token?: string, email?: string) => {
  signedUp += 1;
  return {
    name: 'Noor Aziz',
    email: email ?? `contact-${signedUp}@example.test`,
    password: 'quiet-river-12',
    confirm_password: 'quiet-river-12',
    countryCode: '+61',
    phone,
    agree_terms: true,
    otp_token,
  };
};

/** Proves by a one-time code that the user has this number. */
async function prove({ as, db, settle }: TestApi, phone: string) {
  await as().call(sendOtp, { body: { phone, countryCode: '+61' } });
  await settle();
  const code = await lastCodeTo(db, `+61${phone.slice(1)}`);
  return (await as().call(verifyOtp, { body: { phone, countryCode: '+61', code } })).otp_token;
}

const taken = { status: 423, fields: { phone: ['This number belongs to another account.'] } };

describe('a phone number', () => {
  test('serves one live account, at sign-up and afterwards', async () => {
    const api = await startApi();
    await api.as().call(register, { body: form('0491570101', await prove(api, '0491570101')) });
    await api.advance(minutesMs(2));
    const proof = await prove(api, '0491570101');
    const other = await buildUser(api.db);

    const change = api.as(other).call(changeMobile, {
      body: { mobileNo: '0491570101', code: '+61', otp_token: proof },
    });
    await expect(change).rejects.toMatchObject(taken);
    const signUp = api.as().call(register, { body: form('0491570101', proof) });

    await expect(signUp).rejects.toMatchObject(taken);
  });

  test('that was only typed in keeps nobody from it', async () => {
    const api = await startApi();
    await api.as().call(register, { body: form('0491570102') });

    const holder = await api
      .as()
      .call(register, { body: form('0491570102', await prove(api, '0491570102')) });

    expect(holder).toMatchObject({ phone_verified: 1, is_confirmed: 1 });
  });

  test('is one account’s where two verify it at once', async () => {
    const api = await startApi();
    const first = await prove(api, '0491570103');
    await api.advance(minutesMs(2));
    const second = await prove(api, '0491570103');

    const answers = await Promise.all(
      [first, second].map((proof) => api.as().send(register, { body: form('0491570103', proof) })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 423]);
  });

  test('of a blocked account serves none, nor once that one is erased, until it is unblocked', async () => {
    const api = await startApi();
    const account = await api
      .as()
      .call(register, { body: form('0491570104', await prove(api, '0491570104')) });
    const { id: adminId } = await buildUser(api.db);
    await blockUser(api.db, account.user_id, { adminId });
    await api.advance(minutesMs(2));
    const proof = await prove(api, '0491570104');

    await expect(api.as().call(register, { body: form('0491570104', proof) })).rejects.toMatchObject(taken);
    await deleteAccount(api.db, account.user_id, { role: 'admin', userId: adminId });
    await api.advance(minutesMs(2));
    const later = await prove(api, '0491570104');

    await expect(api.as().call(register, { body: form('0491570104', later) })).rejects.toMatchObject(taken);
  });

  test('is free again once its account has been unblocked and erased', async () => {
    const api = await startApi();
    const account = await api
      .as()
      .call(register, { body: form('0491570105', await prove(api, '0491570105')) });
    const { id: adminId } = await buildUser(api.db);
    await blockUser(api.db, account.user_id, { adminId });
    await unblockUser(api.db, account.user_id, { adminId });
    await deleteAccount(api.db, account.user_id, { role: 'owner', userId: account.user_id });
    await api.advance(minutesMs(2));

    const next = await api.as().call(register, { body: form('0491570105', await prove(api, '0491570105')) });

    expect(next.is_confirmed).toBe(1);
  });
});

describe('the address of a blocked account', () => {
  test('opens no other account in any spelling, neither by link nor by code', async () => {
    const api = await startApi();
    const { as, db, settle } = api;
    const banned = await as().call(register, {
      body: form('0491570106', undefined, 'banned.person@gmail.com'),
    });
    await settle();
    await as().call(confirmEmail, { body: { token: await lastLinkTokenTo(db, 'banned.person@gmail.com') } });
    await blockUser(db, banned.user_id, { adminId: banned.user_id });
    const spellings = [
      'banned.person@gmail.com',
      'banned.person+2@gmail.com',
      'banned.per.son@googlemail.com',
    ];

    for (const [index, email] of spellings.entries()) {
      const phone = `049157011${index}`;
      const again = await as().call(register, { body: form(phone, await prove(api, phone), email) });
      await settle();
      await as().send(confirmEmail, { body: { token: await lastLinkTokenTo(db, email) } });

      expect(await as(again).call(getUserDetail), email).toMatchObject({ is_confirmed: 0 });
    }
  });

  test.each([
    ['Amal.Haddad+souk@GMail.com', 'amalhaddad@gmail.com'],
    ['amalhaddad@googlemail.com', 'amalhaddad@gmail.com'],
    ['a.b+c@example.test', 'a.b@example.test'],
  ])('%s is the mailbox %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
