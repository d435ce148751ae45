import {
  changePassword,
  checkResetToken,
  forgotPassword,
  resetPassword,
} from '@souk/contract/modules/identity/passwords';
import { getUserDetail, login } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser, lastLinkTokenTo, lastMessageTo } from '../testing.ts';
import { blockUser } from '../users/block-user.ts';

const fresh = { password: 'brand-new-pass-1', confirm_password: 'brand-new-pass-1' };

async function forget(password = 'quiet-river-12') {
  const api = await startApi();
  const user = await buildUser(api.db, { password });
  await api.as().call(forgotPassword, { body: { email: user.email } });
  await api.settle();
  return { ...api, user, token: await lastLinkTokenTo(api.db, user.email) };
}

describe('forgetting a password', () => {
  test('mails a link to the page that sets a new one [forgot-success]', async () => {
    const { as, db, config, settle } = await startApi();
    const user = await buildUser(db, { password: 'quiet-river-12' });

    const answer = await as().send(forgotPassword, { body: { email: user.email.toUpperCase() } });
    await settle();

    expect(answer.envelope.message).toBe('Reset password link has been sent to your email.');
    expect((await lastMessageTo(db, user.email))?.link).toMatch(
      new RegExp(`^${config.PUBLIC_URL}/reset-password/[\\w-]{43}$`),
    );
  });

  test('answers the same for an address that nobody has, and mails nothing', async () => {
    const { as, db, settle } = await startApi();

    const answer = await as().send(forgotPassword, { body: { email: 'nobody@example.test' } });
    await settle();

    expect(answer).toMatchObject({
      status: 200,
      envelope: { message: 'Reset password link has been sent to your email.', data: null },
    });
    expect(await lastMessageTo(db, 'nobody@example.test')).toBeUndefined();
  });

  test('mails once for requests that come within a minute', async () => {
    const { as, db, settle, user, token } = await forget();

    await as().call(forgotPassword, { body: { email: user.email } });
    await settle();

    expect(await lastLinkTokenTo(db, user.email)).toBe(token);
  });

  test('sends no link to a blocked account', async () => {
    const { as, db, settle } = await startApi();
    const user = await buildUser(db, { password: 'quiet-river-12' });
    await blockUser(db, user.id, { adminId: user.id });

    await as().call(forgotPassword, { body: { email: user.email } });
    await settle();

    expect((await lastMessageTo(db, user.email))?.subject).toBe('Your account was blocked');
  });

  test.each([
    ['no address [forgot-email-required]', '', 'Email id is required.'],
    ['what is none [forgot-email-valid]', 'no-address', 'Please enter the valid email address.'],
  ])('refuses %s', async (_case, email, message) => {
    const { as } = await startApi();

    const refused = as().call(forgotPassword, { body: { email } });

    await expect(refused).rejects.toMatchObject({ status: 423, message });
  });
});

describe('resetting a password', () => {
  test('sets it, ends every session and tells by mail [success-password-reset]', async () => {
    const { as, db, settle, user, token } = await forget();

    const checked = await as().call(checkResetToken, { params: { token } });
    const answer = await as().send(resetPassword, { body: { token, ...fresh } });
    await settle();

    expect(checked).toEqual({ email: user.email });
    expect(answer.envelope.message).toBe('Password reset successfully.');
    await expect(as(user).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
    await as().call(login, { body: { email: user.email, password: fresh.password } });
    expect((await lastMessageTo(db, user.email))?.subject).toBe('Your password was changed');
  });

  test('serves one of two at once [cat-invalid-reset-password-token]', async () => {
    const { as, token } = await forget();

    const answers = await Promise.all(
      [1, 2].map(() => as().send(resetPassword, { body: { token, ...fresh } })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('refuses a used, an expired and an invented link [cat-invalid-reset-password-token]', async () => {
    const { as, advance, token: used } = await forget();
    await as().call(resetPassword, { body: { token: used, ...fresh } });
    const { token: expired } = await forget();
    await advance(minutesMs(60));

    for (const token of [used, expired, 'invented']) {
      const refusal = { status: 422, message: 'Invalid reset password token' };
      await expect(as().call(checkResetToken, { params: { token } })).rejects.toMatchObject(refusal);
      await expect(as().call(resetPassword, { body: { token, ...fresh } })).rejects.toMatchObject(refusal);
    }
  });

  test.each([
    ['no password [password-required]', '', '', 'Please enter your password!'],
    ['seven characters [password-bounds] [min-length]', 'short-1', 'short-1', 'Min length must be 8 digits.'],
    ['65 characters [max-length]', 'x'.repeat(65), 'x'.repeat(65), 'Max length must be 64 characters.'],
    ['no repetition [confirm-password-required]', 'long-enough-1', '', 'Please confirm your password!'],
    [
      'another repetition [cat-password-confirm-password-does-not-match]',
      'long-enough-1',
      'another-one-1',
      'Password & Confirm password does not match',
    ],
  ])('refuses %s', async (_case, password, confirm_password, message) => {
    const { as } = await startApi();

    const refused = as().call(resetPassword, { body: { token: 'any', password, confirm_password } });

    await expect(refused).rejects.toMatchObject({ status: 423, message });
  });
});

describe('changing a password', () => {
  const change = (old_password: string, password: string) => ({
    body: { old_password, password, confirm_password: password },
  });

  test('keeps this session and ends the others [success-password-changed]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password: 'quiet-river-12' });
    const other = await as().call(login, { body: { email: user.email, password: 'quiet-river-12' } });

    const answer = await as(user).send(changePassword, change('quiet-river-12', 'brand-new-pass-1'));

    expect(answer.envelope.message).toBe('Password changed successfully.');
    expect(await as(user).call(getUserDetail)).toMatchObject({ user_id: user.id });
    await expect(as(other).call(getUserDetail)).rejects.toMatchObject({ message: 'Token is Invalid' });
  });

  test('refuses a wrong old password [cat-you-entered-incorrect-old-password]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password: 'quiet-river-12' });

    const refused = as(user).call(changePassword, change('not-the-old-one', 'brand-new-pass-1'));

    await expect(refused).rejects.toMatchObject({
      status: 422,
      message: 'You entered incorrect old password',
    });
  });

  test('refuses the same password again [cat-your-old-password-and-new-password-can-not-be-sa]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password: 'quiet-river-12' });

    const refused = as(user).call(changePassword, change('quiet-river-12', 'quiet-river-12'));

    await expect(refused).rejects.toMatchObject({
      status: 422,
      message: 'Your old password and new password can not be same',
    });
  });

  test('lets one of two at once win', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password: 'quiet-river-12' });

    const answers = await Promise.all(
      ['first-new-pass-1', 'other-new-pass-1'].map((password) =>
        as(user).send(changePassword, change('quiet-river-12', password)),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('asks for both passwords [current-password-required] [new-password-required]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password: 'quiet-river-12' });

    const refused = as(user).call(changePassword, change('', ''));

    await expect(refused).rejects.toMatchObject({
      status: 423,
      fields: {
        old_password: ['Current password is required.'],
        password: expect.arrayContaining(['New password is required.']),
      },
    });
  });

  test('is refused to a visitor [cat-you-are-not-an-authenticated-user]', async () => {
    const { as } = await startApi();

    const refused = as().call(changePassword, change('quiet-river-12', 'brand-new-pass-1'));

    await expect(refused).rejects.toMatchObject({
      status: 401,
      message: 'You are not an authenticated user',
    });
  });
});

describe('a password that everybody tries first', () => {
  test.each(['P@ssword1', 'qwertyuiop', '11111111'])(
    '%s is refused to a reset and to a change',
    async (easy) => {
      const { as, user, token } = await forget();
      const chosen = { password: easy, confirm_password: easy };
      const refusal = {
        status: 423,
        fields: { password: ['This password is easy to guess. Please choose another one.'] },
      };

      const reset = as().call(resetPassword, { body: { token, ...chosen } });
      await expect(reset).rejects.toMatchObject(refusal);
      const change = as(user).call(changePassword, { body: { old_password: 'quiet-river-12', ...chosen } });

      await expect(change).rejects.toMatchObject(refusal);
      expect(await as().call(checkResetToken, { params: { token } })).toEqual({ email: user.email });
    },
  );
});
