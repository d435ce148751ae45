import {
  deleteAccount,
  exportAccount,
  getNotificationChoices,
  saveNotificationChoices,
} from '@souk/contract/modules/identity/accounts';
import { sendOtp } from '@souk/contract/modules/identity/otp';
import { register } from '@souk/contract/modules/identity/registration';
import { getUserDetail, login, socialLogin } from '@souk/contract/modules/identity/sessions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { events } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { emailLinks } from '../email-links/email-link.tables.ts';
import { otpCodes } from '../otp/otp.tables.ts';
import { sessions, socialAccounts } from '../sessions/session.tables.ts';
import { buildUser } from '../testing.ts';
import { users } from '../users/user.tables.ts';
import { clearOutJob } from './clear-out.ts';

const password = 'quiet-river-12';

const social = (id: string) => ({
  body: {
    name: 'Rana',
    email: `${id}@example.test`,
    social_id: id,
    login_type: 'apple' as const,
    password: '',
    access_token: `ok:${id}:${id}@example.test:Rana`,
  },
});

describe('exporting an account', () => {
  test('gives its owner everything, secrets aside', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password });

    const { modules } = await as(user).call(exportAccount);

    expect(modules.identity).toMatchObject({
      account: { email: user.email, name: user.name, hasPassword: true },
      sessions: [{ device: 'test' }],
      socialAccounts: [],
    });
    expect(JSON.stringify(modules)).not.toMatch(/argon2|passwordHash|tokenDigest/);
  });

  test('is refused to a visitor', async () => {
    const { as } = await startApi();

    await expect(as().call(exportAccount)).rejects.toMatchObject({ status: 401 });
  });
});

describe('deleting an account', () => {
  test('leaves nothing that tells who it was', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password, name: 'Yusuf Karim' });
    const { envelope } = await as(user).send(deleteAccount, { body: { password } });

    const [row] = await db.select().from(users).where(eq(users.id, user.id));

    expect(envelope.message).toBe('Deleted successfully.');
    expect(row).toMatchObject({ status: 'deleted', name: 'Deleted user', phone: null, passwordHash: null });
    expect(JSON.stringify(row)).not.toMatch(/Yusuf|person-|61491570/);
    for (const table of [sessions, emailLinks, socialAccounts])
      expect(await db.$count(table, eq(table.userId, user.id))).toBe(0);
    await expect(as(user).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
    await expect(as().call(login, { body: { email: user.email, password } })).rejects.toMatchObject({
      message: 'Invalid email or password',
    });
    const told = await db.select().from(events).where(eq(events.name, 'identity.user-deleted'));
    expect(told.map(({ payload }) => payload)).toContainEqual({ userId: user.id });
  });

  test('takes the password [cat-invalid-email-or-password]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password });

    for (const body of [{}, { password: '' }, { password: 'not-the-password' }])
      await expect(as(user).call(deleteAccount, { body })).rejects.toMatchObject({
        status: 401,
        message: 'Invalid email or password',
      });
    expect(await as(user).call(getUserDetail)).toMatchObject({ user_id: user.id });
  });

  test('happens once to two requests at once', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password });

    const answers = await Promise.all([1, 2].map(() => as(user).send(deleteAccount, { body: { password } })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('frees the address for a new account', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password });
    await as(user).call(deleteAccount, { body: { password } });

    const again = await as().call(register, {
      body: {
        name: 'Back Again',
        email: user.email,
        password,
        confirm_password: password,
        countryCode: '+61',
        phone: '0412345801',
        agree_terms: true,
      },
    });

    expect(again.user_id).not.toBe(user.id);
  });

  test('without a password needs a sign-in of the last ten minutes, as changes of keys and money do', async () => {
    const { as, advance } = await startApi();
    const stale = await as().call(socialLogin, social('stale'));
    await advance(minutesMs(10));

    await expect(as(stale).call(deleteAccount, { body: {} })).rejects.toMatchObject({
      status: 422,
      code: 'authentication-too-old',
    });
    const fresh = await as().call(socialLogin, social('stale'));
    await as(fresh).call(deleteAccount, { body: {} });

    await expect(as(fresh).call(getUserDetail)).rejects.toMatchObject({ message: 'Token is Invalid' });
    expect((await as().call(socialLogin, social('stale'))).user_id).not.toBe(stale.user_id);
  });
});

describe('choices of notifications', () => {
  test('are merged, two at once included', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    await as(user).call(saveNotificationChoices, {
      body: { choices: { offer: { mail: false, push: true } } },
    });

    await Promise.all(
      [{ offer: { push: false } }, { message: { sms: false } }].map((choices) =>
        as(user).call(saveNotificationChoices, { body: { choices } }),
      ),
    );

    expect(await as(user).call(getNotificationChoices)).toEqual({
      offer: { mail: false, push: false },
      message: { sms: false },
    });
  });

  test('keep to kinds and channels that can exist', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    for (const choices of [{ 'No Kind': { mail: false } }, { offer: { mail: 'never' } }])
      await expect(as(user).send(saveNotificationChoices, { body: { choices } })).resolves.toMatchObject({
        status: 423,
      });
    expect(await as(user).call(getNotificationChoices)).toEqual({});
  });
});

describe('clearing out', () => {
  test('forgets codes after two days and keeps what still counts', async () => {
    const { as, db, advance, settle } = await startApi();
    await as().call(sendOtp, { body: { phone: '0412345811', countryCode: '+61' } });
    await advance(daysMs(3));
    await as().call(sendOtp, { body: { phone: '0412345812', countryCode: '+61' } });

    await db.transaction((tx) => addJob(tx, clearOutJob, {}));
    await settle();

    expect(await db.select({ phone: otpCodes.phone }).from(otpCodes)).toEqual([{ phone: '+61412345812' }]);
  });
});
