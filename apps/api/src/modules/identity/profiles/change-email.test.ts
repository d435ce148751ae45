import { checkResetToken, forgotPassword } from '@souk/contract/modules/identity/passwords';
import { changeEmail, confirmEmail, getUserProfile } from '@souk/contract/modules/identity/profiles';
import { login } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser, lastLinkTokenTo, lastMessageTo } from '../testing.ts';

const password = 'quiet-river-12';

async function ask(email: string) {
  const api = await startApi();
  const user = await buildUser(api.db, { password });
  await api.as(user).call(changeEmail, { body: { email, password } });
  await api.settle();
  return { ...api, user, token: await lastLinkTokenTo(api.db, email) };
}

describe('changing the e-mail address', () => {
  test('happens only once the new address is confirmed, and tells the old one', async () => {
    const { as, db, user, token } = await ask('moved@example.test');

    const before = await as(user).call(getUserProfile);
    await as().call(confirmEmail, { body: { token } });
    const after = await as(user).call(getUserProfile);

    expect(before).toMatchObject({ email: user.email, new_email: 'moved@example.test' });
    expect(after).toMatchObject({ email: 'moved@example.test', new_email: null, email_verified: 1 });
    await as().call(login, { body: { email: 'moved@example.test', password } });
    expect((await lastMessageTo(db, user.email))?.subject).toBe('Your e-mail address is about to change');
  });

  test('takes the password [cat-invalid-email-or-password]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password });

    const refused = as(user).call(changeEmail, {
      body: { email: 'wrong@example.test', password: 'not-the-password' },
    });

    await expect(refused).rejects.toMatchObject({ status: 401, message: 'Invalid email or password' });
  });

  test('answers the same for an address that somebody has, whose owner alone hears of it', async () => {
    const { as, db, settle } = await startApi();
    const [user, other] = [await buildUser(db, { password }), await buildUser(db)];
    const ask = (email: string) => as(user).send(changeEmail, { body: { email, password } });

    const known = await ask(other.email.toUpperCase());
    await settle();
    const unknown = await ask('nobody-has-this@example.test');
    const { link, subject } = (await lastMessageTo(db, other.email)) ?? {};

    expect([known.status, known.envelope.message]).toEqual([unknown.status, unknown.envelope.message]);
    expect(known.envelope.data).toMatchObject({ email: user.email, new_email: other.email });
    expect({ link, subject }).toEqual({
      link: expect.stringMatching(/\/login$/),
      subject: 'You already have an account',
    });
  });

  test('tells whoever confirms an address too late that it is taken [cat-email-already-exist]', async () => {
    const first = await ask('contested@example.test');
    const second = await ask('contested@example.test');
    await second.as().call(confirmEmail, { body: { token: second.token } });

    const late = first.as().call(confirmEmail, { body: { token: first.token } });

    await expect(late).rejects.toMatchObject({ status: 423, fields: { email: ['Email Already exist'] } });
  });

  test('gives an address that two people confirm at once to one of them', async () => {
    const first = await ask('wanted@example.test');
    const second = await ask('wanted@example.test');

    const answers = await Promise.all(
      [first, second].map(({ as, token }) => as().send(confirmEmail, { body: { token } })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 423]);
    expect(answers.find(({ status }) => status === 423)?.envelope.message).toBe('Email Already exist');
  });

  test('refuses a used, an expired, an outdated and another user’s link [cat-invalid-user-or-token]', async () => {
    const { as, db, settle, advance, user, token: outdated } = await ask('one@example.test');
    await as(user).call(changeEmail, { body: { email: 'two@example.test', password } });
    await settle();
    const token = await lastLinkTokenTo(db, 'two@example.test');
    const stranger = await buildUser(db);
    const refusal = { status: 401, message: 'Invalid user or token' };

    await expect(as(stranger).call(confirmEmail, { body: { token } })).rejects.toMatchObject(refusal);
    await expect(as().call(confirmEmail, { body: { token: outdated } })).rejects.toMatchObject(refusal);
    await as(user).call(confirmEmail, { body: { token } });
    await expect(as().call(confirmEmail, { body: { token } })).rejects.toMatchObject(refusal);
    const { token: expired } = await ask('three@example.test');
    await advance(minutesMs(24 * 60));
    await expect(as().call(confirmEmail, { body: { token: expired } })).rejects.toMatchObject(refusal);
  });

  test('makes a reset link that went to the old address worthless', async () => {
    const { as, db, settle, user, token } = await ask('safe@example.test');
    await as().call(forgotPassword, { body: { email: user.email } });
    await settle();
    const resetToken = await lastLinkTokenTo(db, user.email);

    await as().call(confirmEmail, { body: { token } });

    await expect(as().call(checkResetToken, { params: { token: resetToken } })).rejects.toMatchObject({
      message: 'Invalid reset password token',
    });
  });
});
