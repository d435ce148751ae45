import { register } from '@souk/contract/modules/identity/registration';
import { getUserDetail, login } from '@souk/contract/modules/identity/sessions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { users } from '../users/user.tables.ts';

const form = (email: string) => ({
  name: 'Amal Haddad',
  email,
  password: 'quiet-river-12',
  confirm_password: 'quiet-river-12',
  countryCode: '+61',
  phone: '0491570006',
  agree_terms: true,
});

describe('registering', () => {
  test('opens a private account that is signed in at once [success-registration]', async () => {
    const { as } = await startApi();

    const answer = await as().send(register, { body: form('amal@example.test') });

    expect(answer.status).toBe(201);
    expect(answer.envelope.message).toBe('Registration completed successfully.');
    const { token } = answer.envelope.data as { token: string };
    expect(await as({ token }).call(getUserDetail)).toMatchObject({
      seller_type: 'private',
      menu_skipped: 0,
    });
  });

  test('lets exactly one of 200 simultaneous sign-ups have an address', async () => {
    const { as, db } = await startApi();

    const attempts = await Promise.allSettled(
      Array.from({ length: 200 }, () => as().call(register, { body: form('race@example.test') })),
    );

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
    expect(await db.$count(users, eq(users.email, 'race@example.test'))).toBe(1);
  }, 120_000);

  test.each(['password', 'P@ssw0rd1', 'Haddad2026', '12345678'])(
    'refuses the password %s, which is easy to guess',
    async (password) => {
      const { as } = await startApi();

      const refused = as().call(register, {
        body: { ...form('easy@example.test'), password, confirm_password: password },
      });

      await expect(refused).rejects.toMatchObject({
        status: 423,
        fields: { password: ['This password is easy to guess. Please choose another one.'] },
      });
    },
  );

  test('refuses unequal passwords [cat-password-confirm-password-does-not-match]', async () => {
    const { as } = await startApi();

    const unequal = as().call(register, {
      body: { ...form('unequal@example.test'), confirm_password: 'another-one' },
    });

    await expect(unequal).rejects.toMatchObject({
      status: 423,
      fields: { confirm_password: ['Password & Confirm password does not match'] },
    });
  });
});

describe('signing in', () => {
  test('says the same of a wrong password and an unknown address [cat-invalid-email-or-password]', async () => {
    const { as } = await startApi();
    await as().call(register, { body: form('known@example.test') });

    const refusals = await Promise.all(
      ['known@example.test', 'unknown@example.test'].map((email) =>
        as().send(login, { body: { email, password: 'not-the-password' } }),
      ),
    );

    for (const { status, envelope } of refusals) {
      expect(status).toBe(401);
      expect(envelope.message).toBe('Invalid email or password');
    }
  });
});
