import { sendOtp, verifyOtp } from '@souk/contract/modules/identity/otp';
import { register } from '@souk/contract/modules/identity/registration';
import { getUserDetail } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { lastCodeTo } from '../testing.ts';

const australian = (phone: string) => ({ phone, countryCode: '+61' });
const international = (phone: string) => `+61${phone.slice(1)}`;
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

async function sendCode(phone: string) {
  const api = await startApi();
  await api.as().call(sendOtp, { body: australian(phone) });
  await api.settle();
  return { ...api, code: await lastCodeTo(api.db, international(phone)) };
}

describe('asking for a code', () => {
  test('sends six digits by SMS and says how long they count [success-otp-sent]', async () => {
    const { as, settle, db } = await startApi();

    const answer = await as().send(sendOtp, { body: australian('0412345601') });
    await settle();

    expect(answer.envelope.message).toBe('OTP sent successfully.');
    expect(answer.envelope.data).toMatchObject({ expires_in: 600, pinId: expect.any(String) });
    expect(await lastCodeTo(db, '+61412345601')).toMatch(/^\d{6}$/);
  });

  test('refuses a number that cannot exist [otp-error-invalid-number]', async () => {
    const { as } = await startApi();

    const answer = await as().send(sendOtp, { body: australian('0000000000') });

    expect(answer).toMatchObject({
      status: 422,
      envelope: {
        message: 'Your entered contact number is invalid.',
        data: { code: 'ERROR_INVALID_NUMBER' },
      },
    });
  });

  test('makes a second request wait a minute [otp-error-wait-to-retry]', async () => {
    const { as, advance } = await sendCode('0412345602');

    const tooSoon = await as().send(sendOtp, { body: australian('0412345602') });
    await advance(minutesMs(1));
    const later = await as().send(sendOtp, { body: australian('0412345602') });

    expect(tooSoon).toMatchObject({
      status: 429,
      envelope: { message: 'Please retry after some time.', data: { code: 'ERROR_WAIT_TO_RETRY' } },
    });
    expect(later.status).toBe(200);
  });

  test('lets one of many requests at once through', async () => {
    const { as } = await startApi();

    const attempts = await Promise.all(
      Array.from({ length: 10 }, () => as().send(sendOtp, { body: australian('0412345603') })),
    );

    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('sends at most five codes a day to a number [otp-error-transaction-limit-exceeded]', async () => {
    const { as, advance } = await startApi();
    for (let sent = 0; sent < 5; sent += 1) {
      await as().call(sendOtp, { body: australian('0412345604') });
      await advance(minutesMs(2));
    }

    const sixth = await as().send(sendOtp, { body: australian('0412345604') });
    await advance(minutesMs(24 * 60));
    const nextDay = await as().send(sendOtp, { body: australian('0412345604') });

    expect(sixth).toMatchObject({
      status: 429,
      envelope: {
        message: 'You have reached to maximum attempts.',
        data: { code: 'ERROR_TRANSACTION_LIMIT_EXCEEDED' },
      },
    });
    expect(nextDay.status).toBe(200);
  });

  test.each([
    ['none [phone-required]', '', 'Phone number is required.'],
    ['letters [phone-digits]', '04123x5678', 'Please enter valid phone number.'],
    ['nine digits [phone-min-10]', '041234567', 'Min length must be 10 digits.'],
    ['thirteen digits [phone-max-12]', '0412345678901', 'Max length must be 12 digits.'],
  ])('refuses a phone of %s', async (_case, phone, message) => {
    const { as } = await startApi();

    const refused = as().call(sendOtp, { body: australian(phone) });

    await expect(refused).rejects.toMatchObject({ status: 423, message });
  });
});

describe('entering a code', () => {
  test('answers the proof with which one registers a verified phone [success-otp-verified]', async () => {
    const { as, code } = await sendCode('0412345611');

    const answer = await as().send(verifyOtp, { body: { phone: '0412345611', code } });
    const { otp_token } = answer.envelope.data as { otp_token: string };
    const account = await as().call(register, { body: signUp('otp@example.test', '0412345611', otp_token) });

    expect(answer.envelope.message).toBe('Mobile number verified successfully.');
    expect(await as(account).call(getUserDetail)).toMatchObject({ phone_verified: 1 });
  });

  test('counts wrong codes and stops after five, the right one included [otp-error-invalid-pin-code] [otp-error-max-attempts-reached]', async () => {
    const { as, code } = await sendCode('0412345612');
    const attempt = (entered: string) =>
      as().send(verifyOtp, { body: { phone: '0412345612', code: entered } });

    const wrongOnes = [];
    for (let tried = 0; tried < 5; tried += 1) wrongOnes.push(await attempt(wrong(code)));
    const tooMany = await attempt(code);

    for (const answer of wrongOnes)
      expect(answer).toMatchObject({
        status: 422,
        envelope: {
          message: 'Your entered otp does not matched.',
          data: { code: 'ERROR_INVALID_PIN_CODE' },
        },
      });
    expect(tooMany).toMatchObject({
      status: 429,
      envelope: {
        message: 'You have reached to maximum attempts.',
        data: { code: 'ERROR_MAX_ATTEMPTS_REACHED' },
      },
    });
  });

  test('gives no more than five guesses to attempts at once', async () => {
    const { as, code } = await sendCode('0412345613');

    const attempts = await Promise.all(
      Array.from({ length: 12 }, () =>
        as().send(verifyOtp, { body: { phone: '0412345613', code: wrong(code) } }),
      ),
    );

    expect(attempts.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('refuses a code after ten minutes [otp-error-invalid-pin-code]', async () => {
    const { as, advance, code } = await sendCode('0412345614');
    await advance(minutesMs(10));

    const late = as().call(verifyOtp, { body: { phone: '0412345614', code } });

    await expect(late).rejects.toMatchObject({ status: 422, code: 'ERROR_INVALID_PIN_CODE' });
  });

  test('yields one proof, even to two entries at once', async () => {
    const { as, code } = await sendCode('0412345615');

    const entries = await Promise.all(
      [1, 2].map(() => as().send(verifyOtp, { body: { phone: '0412345615', code } })),
    );

    expect(entries.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('the proof of a phone', () => {
  test('serves one registration only [cat-otp-does-not-match]', async () => {
    const { as, code } = await sendCode('0412345621');
    const { otp_token } = await as().call(verifyOtp, { body: { phone: '0412345621', code } });
    await as().call(register, { body: signUp('first@example.test', '0412345621', otp_token) });

    const again = as().call(register, { body: signUp('second@example.test', '0412345621', otp_token) });

    await expect(again).rejects.toMatchObject({ status: 422, message: 'OTP does not match' });
  });

  test('serves no other phone and no later hour [cat-otp-does-not-match]', async () => {
    const { as, advance, code } = await sendCode('0412345622');
    const { otp_token } = await as().call(verifyOtp, { body: { phone: '0412345622', code } });

    const other = as().call(register, { body: signUp('other@example.test', '0412345623', otp_token) });
    await expect(other).rejects.toMatchObject({ message: 'OTP does not match' });
    await advance(minutesMs(61));
    const late = as().call(register, { body: signUp('late@example.test', '0412345622', otp_token) });

    await expect(late).rejects.toMatchObject({ message: 'OTP does not match' });
  });
});

function signUp(email: string, phone: string, otp_token: string) {
  return {
    name: 'Noor Aziz',
    email,
    password: 'quiet-river-12',
    confirm_password: 'quiet-river-12',
    ...australian(phone),
    agree_terms: true,
    otp_token,
  };
}
