import {
  changeAddress,
  changeUsername,
  getUserCounters,
  getUserDetails,
  getUserProfile,
  getUserProfileById,
  updateUserProfile,
} from '@souk/contract/modules/identity/profiles';
import { offeredLanguages } from '@souk/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { buildUser, lastMessageTo } from '../testing.ts';
import { blockUser } from '../users/block-user.ts';

const parramatta = {
  location: 'Parramatta NSW 2150',
  lat: -33.815,
  lng: 151.001,
  state: 'New South Wales',
  city: 'Parramatta',
  pincode: '2150',
  state_code: 'NSW',
  country: 'Australia',
  country_code: 'AU',
};

describe('a profile', () => {
  test('shows its owner everything, the phone in both spellings', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const own = await as(user).call(getUserProfile);

    expect(own).toMatchObject({ user_id: user.id, email: user.email, phone_verified: 1, has_password: 0 });
    expect(own).toMatchObject({ phone: own.mobileNo, countryCode: '+61', code: '+61' });
    expect(own.phone).toMatch(/^049157\d{4}$/);
    expect(await as(user).call(getUserProfileById, { params: { user_id: user.id } })).toEqual(own);
  });

  test('shows others its public part alone', async () => {
    const { as, db } = await startApi();
    const [owner, other] = [await buildUser(db), await buildUser(db)];

    const seen = await as(other).call(getUserProfileById, { params: { user_id: owner.id } });

    expect(seen).toMatchObject({ user_id: owner.id, name: owner.name, seller_type: 'private' });
    for (const hidden of ['email', 'phone', 'mobileNo', 'address', 'dob'])
      expect(seen).not.toHaveProperty(hidden);
  });

  test('is not found once blocked, deleted or never made [cat-user-not-found]', async () => {
    const { as, db } = await startApi();
    const [viewer, blocked, deleted] = [await buildUser(db), await buildUser(db), await buildUser(db)];
    await blockUser(db, blocked.id, { adminId: viewer.id });
    await deleteAccount(db, deleted.id, { role: 'admin', userId: viewer.id });

    for (const user_id of [blocked.id, deleted.id, 999_999])
      await expect(as(viewer).call(getUserProfileById, { params: { user_id } })).rejects.toMatchObject({
        status: 404,
        message: 'User not found',
      });
    await expect(as(viewer).call(getUserDetails, { params: { id: deleted.id } })).rejects.toMatchObject({
      message: 'User not found',
    });
  });

  test('gives a chat partner name and picture', async () => {
    const { as, db } = await startApi();
    const [viewer, partner] = [await buildUser(db), await buildUser(db, { sellerType: 'beauty' })];

    const card = await as(viewer).call(getUserDetails, { params: { id: partner.id } });

    expect(card).toEqual({ id: partner.id, name: partner.name, image: null, seller_type: 'beauty' });
  });

  test('has counters of its own, none below zero', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    expect(await as(user).call(getUserCounters)).toEqual({
      booking_count: 0,
      calendar_count: 0,
      cart_count: 0,
      notification_count: 0,
      wishlist_count: 0,
      message_count: 0,
    });
  });
});

describe('changing a username', () => {
  test('takes up to 16 characters [success-profile-update] [username-max]', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const answer = await as(user).send(changeUsername, { body: { username: 'sixteen.letters_' } });
    const tooLong = as(user).call(changeUsername, { body: { username: 'seventeen.letters' } });

    expect(answer.envelope).toMatchObject({
      message: 'Profile updated successfully.',
      data: { username: 'sixteen.letters_' },
    });
    await expect(tooLong).rejects.toMatchObject({
      status: 423,
      fields: { username: ['Max length must be 16 characters.'] },
    });
  });

  test('gives a name once, whatever its letters, to one of many at once', async () => {
    const { as, db } = await startApi();
    const askers = await Promise.all(Array.from({ length: 8 }, () => buildUser(db)));

    const answers = await Promise.all(
      askers.map((user, index) =>
        as(user).send(changeUsername, { body: { username: index % 2 ? 'NOOR' : 'noor' } }),
      ),
    );

    const refused = answers.filter(({ status }) => status === 423);
    expect(refused).toHaveLength(7);
    for (const { envelope } of refused)
      expect(envelope).toMatchObject({ data: { username: ['Username already exist'] } });
  });
});

describe('updating a profile', () => {
  test('changes what is given and keeps the rest', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    await as(user).call(updateUserProfile, { body: { gender: 'female', dob: '1990-02-28' } });

    const saved = await as(user).call(updateUserProfile, {
      body: {
        name: 'Leila Rahman',
        nationality: 'Australian',
        language: 'en-XA',
        time_zone: 'Australia/Perth',
      },
    });

    expect(saved).toMatchObject({
      name: 'Leila Rahman',
      gender: 'female',
      dob: '1990-02-28',
      nationality: 'Australian',
      language: 'en-XA',
      time_zone: 'Australia/Perth',
      phone_verified: 1,
    });
  });

  test('clears birth date, gender and nationality where they come empty', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const body = { dob: '1990-02-28', gender: 'female', nationality: 'Australian' };
    await as(user).call(updateUserProfile, { body });

    const kept = await as(user).call(updateUserProfile, { body: { name: 'Leila Rahman' } });
    const cleared = await as(user).call(updateUserProfile, {
      body: { dob: '', gender: '', nationality: null },
    });

    expect(kept).toMatchObject(body);
    expect(cleared).toMatchObject({ name: 'Leila Rahman', dob: null, gender: null, nationality: null });
  });

  test('offers pseudo-languages outside production alone', () => {
    expect(offeredLanguages(true).map(({ tag }) => tag)).toEqual(['en']);
    expect(offeredLanguages(false)).toHaveLength(3);
  });

  test('keeps a new phone as unverified until its code comes', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const saved = await as(user).call(updateUserProfile, { body: { mobileNo: '412345678', code: '+61' } });

    expect(saved).toMatchObject({ phone: '0412345678', phone_verified: 0 });
  });

  test.each([
    ['a name of spaces [whitespace-only]', { name: '   ' }, 'Name can not be empty.'],
    ['a birthday to come', { dob: '2090-01-01' }, 'Please enter valid date.'],
    ['a day that is none', { dob: '1990-02-31' }, 'Please enter valid date.'],
    ['eight digits of a mobile [mobile-min-9]', { mobileNo: '41234567' }, 'Min length must be 9 digits.'],
    ['thirteen digits [mobile-max-12]', { mobileNo: '0412345678901' }, 'Max length must be 12 digits.'],
    ['letters in a mobile [mobile-digits]', { mobileNo: '04123x5678' }, 'Please enter valid mobile number.'],
    ['a phone that no country has', { phone: '0000000000' }, 'Please enter valid phone number.'],
    ['a language that no page speaks', { language: 'ar' }, 'Please select a language.'],
    ['a time zone of nowhere', { time_zone: 'Mars/Olympus' }, 'Please select a time zone.'],
  ])('refuses %s', async (_case, body, message) => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const refused = as(user).call(updateUserProfile, { body });

    await expect(refused).rejects.toMatchObject({ status: 423, message });
  });

  test('asks for the password before another e-mail is mailed a link', async () => {
    const { as, db, settle } = await startApi();
    const user = await buildUser(db, { password: 'quiet-river-12' });

    const without = as(user).call(updateUserProfile, { body: { email: 'elsewhere@example.test' } });
    await expect(without).rejects.toMatchObject({ status: 401, message: 'Invalid email or password' });
    const saved = await as(user).call(updateUserProfile, {
      body: { email: 'elsewhere@example.test', password: 'quiet-river-12' },
    });
    await settle();

    expect(saved).toMatchObject({ email: user.email, new_email: 'elsewhere@example.test' });
    expect((await lastMessageTo(db, 'elsewhere@example.test'))?.link).toContain('/confirm-email/');
  });

  test('changes nothing where one part is refused', async () => {
    const { as, db } = await startApi();
    const [user, other] = [await buildUser(db), await buildUser(db)];
    await as(other).call(changeUsername, { body: { username: 'taken' } });

    const refused = as(user).call(updateUserProfile, {
      body: { name: 'Half Saved', phone: '0412345678', username: 'taken' },
    });

    await expect(refused).rejects.toMatchObject({ fields: { username: ['Username already exist'] } });
    expect(await as(user).call(getUserProfile)).toMatchObject({ name: user.name, phone_verified: 1 });
  });
});

describe('changing the address', () => {
  test('keeps the geocoded place', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const saved = await as(user).call(changeAddress, { body: parramatta });

    expect(saved.address).toEqual({ ...parramatta, city_code: '' });
  });

  test('refuses a place that is not on earth', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const refused = as(user).call(changeAddress, { body: { ...parramatta, lat: 91 } });

    await expect(refused).rejects.toMatchObject({ status: 423, fields: { lat: [expect.any(String)] } });
  });
});
