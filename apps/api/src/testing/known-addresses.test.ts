import { forgotPassword, resetPassword } from '@souk/contract/modules/identity/passwords';
import { confirmEmail, getUserProfile, sendConfirmation } from '@souk/contract/modules/identity/profiles';
import { register } from '@souk/contract/modules/identity/registration';
import { getUserDetail, login } from '@souk/contract/modules/identity/sessions';
import { registerBusiness } from '@souk/contract/modules/sellers/registration';
import { describe, expect, test } from 'vitest';
import { buildUser, lastLinkTokenTo, lastMessageTo } from '../modules/identity/testing.ts';
import { minutesMs } from '../platform/clock.ts';
import { startApi } from './start-api.ts';

const password = 'quiet-river-12';
const form = (email: string, typed = 'other-river-34') => ({
  name: 'Amal Haddad',
  email,
  password: typed,
  confirm_password: typed,
  countryCode: '+61',
  phone: '0491570006',
  agree_terms: true,
});

/** What necessarily differs between two accounts. */
const withoutOwn = (data: unknown) => ({ ...(data as object), user_id: 0, email: '', token: '', slug: '' });

describe('signing up with an address that somebody has', () => {
  test.each([
    ['a person', register, {}],
    ['a business', registerBusiness, { seller_type: 'retail', business_name: 'Cedar' }],
  ])('looks to %s like one with a free address', async (_who, endpoint, also) => {
    const { as, db } = await startApi();
    const owner = await buildUser(db, { password });
    const free = `free-${Math.round(performance.now())}@example.test`;

    const known = await as().send(endpoint, { body: { ...form(owner.email.toUpperCase()), ...also } });
    const unknown = await as().send(endpoint, { body: { ...form(free), ...also } });
    const profile = await as(known.envelope.data as { token: string }).call(getUserProfile);

    expect([known.status, known.envelope.message]).toEqual([unknown.status, unknown.envelope.message]);
    expect(withoutOwn(known.envelope.data)).toEqual(withoutOwn(unknown.envelope.data));
    expect(known.envelope.data).toMatchObject({ email: owner.email, is_confirmed: 0 });
    expect(profile).toMatchObject({ email: owner.email, new_email: null, email_verified: 0 });
  });

  test('leaves the account of its owner alone and tells them by mail', async () => {
    const { as, db, settle } = await startApi();
    const owner = await buildUser(db, { password });

    const stranger = await as().call(register, { body: form(owner.email) });
    await settle();
    const told = await lastMessageTo(db, owner.email);

    expect(stranger.user_id).not.toBe(owner.id);
    expect(told).toMatchObject({ subject: 'You already have an account' });
    expect(told?.link).toMatch(/\/login$/);
    expect(await as().call(login, { body: { email: owner.email, password } })).toMatchObject({
      user_id: owner.id,
    });
  });

  test('can be signed in to again like any other account, and gives no way to the owner’s', async () => {
    const { as, db, settle } = await startApi();
    const owner = await buildUser(db, { password });
    const stranger = await as().call(register, { body: form(owner.email) });

    const again = await as().call(login, { body: { email: owner.email, password: 'other-river-34' } });
    await settle();
    await as().call(forgotPassword, { body: { email: owner.email } });
    await settle();
    const fresh = { password: 'brand-new-pass-1', confirm_password: 'brand-new-pass-1' };
    await as().call(resetPassword, { body: { token: await lastLinkTokenTo(db, owner.email), ...fresh } });

    expect(again.user_id).toBe(stranger.user_id);
    expect(await as().call(login, { body: { email: owner.email, password: fresh.password } })).toMatchObject({
      user_id: owner.id,
    });
  });

  test('is mailed no link however often it is asked for', async () => {
    const { as, db, settle, advance } = await startApi();
    const owner = await buildUser(db, { password });
    const stranger = await as().call(register, { body: form(owner.email) });
    await advance(minutesMs(2));

    const answer = await as(stranger).send(sendConfirmation);
    await settle();

    expect(answer.envelope.message).toBe('A confirmation link has been sent to your email.');
    expect((await lastMessageTo(db, owner.email))?.link).toMatch(/\/login$/);
    expect(await as(stranger).call(getUserDetail)).toMatchObject({ is_confirmed: 0 });
  });

  test('gives the address to whoever confirms it, where nobody had', async () => {
    const { as, db, settle } = await startApi();
    const email = 'claimed-twice@example.test';
    const squatter = await as().call(register, { body: form(email, 'squatter-river-1') });
    await settle();
    const owner = await as().call(register, { body: form(email, 'owner-river-22') });
    await settle();

    await as().call(confirmEmail, { body: { token: await lastLinkTokenTo(db, email) } });

    expect(await as(owner).call(getUserProfile)).toMatchObject({ email, email_verified: 1 });
    expect(await as(squatter).call(getUserDetail)).toMatchObject({ is_confirmed: 0 });
    expect(await as().call(login, { body: { email, password: 'owner-river-22' } })).toMatchObject({
      user_id: owner.user_id,
      is_confirmed: 1,
    });
  });
});
