import { sendOtp, verifyOtp } from '@souk/contract/modules/identity/otp';
import { changeMobile } from '@souk/contract/modules/identity/profiles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { events, moves } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser, lastCodeTo } from '../testing.ts';
import { getUser } from '../users/user.queries.ts';

async function prove(phone: string) {
  const api = await startApi();
  await api.as().call(sendOtp, { body: { phone, countryCode: '+61' } });
  await api.settle();
  const code = await lastCodeTo(api.db, `+61${phone.slice(1)}`);
  const { otp_token } = await api.as().call(verifyOtp, { body: { phone, code } });
  return { ...api, otp_token };
}

describe('changing the mobile number', () => {
  test('takes the proof of the new number', async () => {
    const { as, db, otp_token } = await prove('0412345701');
    const user = await buildUser(db);

    const saved = await as(user).call(changeMobile, {
      body: { mobileNo: '0412345701', code: '+61', otp_token },
    });

    expect(saved).toMatchObject({ mobileNo: '0412345701', phone_verified: 1 });
  });

  test('makes a pending account active, once', async () => {
    const { as, db, otp_token } = await prove('0412345702');
    const user = await buildUser(db, { isPhoneVerified: false });

    await as(user).call(changeMobile, { body: { mobileNo: '0412345702', code: '+61', otp_token } });

    expect(await getUser(db, user.id)).toMatchObject({ status: 'active' });
    const activated = await db.select().from(events).where(eq(events.name, 'identity.user-activated'));
    expect(
      activated.filter(({ payload }) => (payload as { userId: number }).userId === user.id),
    ).toHaveLength(1);
    expect(await db.select().from(moves).where(eq(moves.subjectId, user.id))).toMatchObject([
      { life: 'identity.user', move: 'activate', fromState: 'pending', toState: 'active' },
    ]);
  });

  test('lets two accounts use one proof but once [cat-otp-does-not-match]', async () => {
    const { as, db, otp_token } = await prove('0412345703');
    const both = [await buildUser(db), await buildUser(db)];

    const answers = await Promise.all(
      both.map((user) =>
        as(user).send(changeMobile, { body: { mobileNo: '0412345703', code: '+61', otp_token } }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.envelope.message).toBe('OTP does not match');
  });

  test('asks for a number [mobile-required]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const refused = as(user).call(changeMobile, { body: { mobileNo: '', code: '+61', otp_token: 'any' } });

    await expect(refused).rejects.toMatchObject({ status: 423, message: 'Mobile number is required.' });
  });
});
