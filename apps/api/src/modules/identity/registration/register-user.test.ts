import { register } from '@souk/contract/modules/identity/registration';
import { getUserDetail, login } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';

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

  test('says at the field that an address is taken, whatever its letters [cat-email-already-exist]', async () => {
    const { as } = await startApi();
    await as().call(register, { body: form('twice@example.test') });

    const again = as().call(register, { body: form('TWICE@example.test') });

    await expect(again).rejects.toMatchObject({ status: 423, fields: { email: ['Email Already exist'] } });
  });

  test('lets exactly one of 200 simultaneous sign-ups have an address', async () => {
    const { as } = await startApi();

    const attempts = await Promise.allSettled(
      Array.from({ length: 200 }, () => as().call(register, { body: form('race@example.test') })),
    );

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

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
