import { deleteAccount, exportAccount } from '@souk/contract/modules/identity/accounts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '@souk/contract/modules/locations/addresses';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { maxAddresses } from './address.rules.ts';
import { addresses } from './address.tables.ts';

const home = {
  name: 'Amal Haddad',
  phone: '0412345678',
  countryCode: '+61',
  unit: '4',
  street: '12 Church Street',
  location: '4/12 Church Street, Parramatta NSW 2150',
  city: 'Parramatta',
  state: 'New South Wales',
  pincode: '2150',
  state_code: 'NSW',
  country: 'Australia',
  country_code: 'AU',
};

async function start() {
  const api = await startApi();
  const user = await buildUser(api.db, { password: 'quiet-river-12' });
  const add = (changes: object = {}) => api.as(user).call(createAddress, { body: { ...home, ...changes } });
  const book = (owner: TestUser = user) => api.as(owner).call(listAddresses);
  return { ...api, user, add, book };
}

describe('adding an address', () => {
  test('keeps it, finds its point and makes the first the default [success-address-saved]', async () => {
    const { as, user } = await start();

    const answer = await as(user).send(createAddress, { body: home });

    expect(answer).toMatchObject({ status: 201, envelope: { message: 'Address saved successfully.' } });
    expect(answer.envelope.data).toMatchObject({ ...home, kind: 'delivery', is_default: true });
    expect((answer.envelope.data as { lat: number }).lat).toBeCloseTo(-33.815, 1);
  });

  test('keeps the default unless the new one asks for it', async () => {
    const { add, book } = await start();
    const first = await add();
    const second = await add();
    const third = await add({ is_default: true });

    expect((await book()).map(({ address_id, is_default }) => [address_id, is_default])).toEqual([
      [third.address_id, true],
      [second.address_id, false],
      [first.address_id, false],
    ]);
  });

  test('leaves one default, however many ask at once', async () => {
    const { add, book } = await start();

    await Promise.all(Array.from({ length: 12 }, () => add({ is_default: true })));

    const all = await book();
    expect(all).toHaveLength(12);
    expect(all.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  test('has no point where nobody knows the place', async () => {
    const { add } = await start();

    const abroad = await add({
      city: 'Zzyzx',
      state: 'Nowhere',
      pincode: 'X1',
      country: 'Utopia',
      country_code: 'ut',
    });

    expect(abroad).toMatchObject({ lat: null, lng: null, country_code: 'UT' });
  });

  test('stops at fifty, for many at once too', async () => {
    const { db, user, as, add, book } = await start();
    await add();
    const [row] = await db.select().from(addresses).where(eq(addresses.userId, user.id));
    if (!row) throw new Error('no address');
    const { id: _id, ...copy } = { ...row, isDefault: false };
    await db.insert(addresses).values(Array.from({ length: maxAddresses - 3 }, () => copy));

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => as(user).send(createAddress, { body: home })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.envelope.message).toBe(
      'You can keep up to 50 addresses.',
    );
    expect(await book()).toHaveLength(maxAddresses);
  });

  test.each([
    ['no name [required-named]', { name: '' }, 'name', 'Name is required.'],
    ['a city of spaces [whitespace-only]', { city: '  ' }, 'city', 'City can not be empty.'],
    ['a short phone [phone-min-10]', { phone: '12345' }, 'phone', 'Min length must be 10 digits.'],
    ['a phone of nobody', { phone: '0000000000' }, 'phone', 'Please enter valid phone number.'],
    ['a point beside the earth', { lat: 91, lng: 0 }, 'lat', expect.any(String)],
  ])('refuses %s', async (_case, changes, field, message) => {
    const { as, user } = await start();

    const refused = as(user).call(createAddress, { body: { ...home, ...changes } });

    await expect(refused).rejects.toMatchObject({
      status: 423,
      fields: { [field]: expect.arrayContaining([message]) },
    });
  });

  test('is refused to a visitor', async () => {
    const { as } = await start();

    await expect(as().call(createAddress, { body: home })).rejects.toMatchObject({ status: 401 });
  });
});

describe('changing an address', () => {
  test('changes what is given, by POST with _method too', async () => {
    const { app, user, add, book } = await start();
    const { address_id } = await add();

    const response = await app.server.inject({
      method: 'POST',
      url: `/api/v2/address/${address_id}?_method=PUT`,
      headers: { authorization: `Bearer ${user.token}` },
      payload: { street: '99 George Street', kind: 'billing' },
    });

    expect(response.statusCode).toBe(200);
    expect(await book()).toMatchObject([
      { ...home, street: '99 George Street', kind: 'billing', is_default: true },
    ]);
  });

  test('finds the point of a place that moved', async () => {
    const { as, user, add } = await start();
    const { address_id } = await add({ lat: -33.8, lng: 151 });
    const body = { city: 'Fremantle', state: 'Western Australia', pincode: '6160', location: 'Fremantle' };

    const moved = await as(user).call(updateAddress, { params: { address_id }, body });

    expect(moved.lat).toBeCloseTo(-32.055, 1);
  });

  test('moves the default and never loses it', async () => {
    const { as, user, add, book } = await start();
    const [first, second] = [await add(), await add()];
    const put = (address_id: number, is_default: boolean) =>
      as(user).call(updateAddress, { params: { address_id }, body: { is_default } });

    await put(second.address_id, true);
    await put(second.address_id, false);
    await Promise.all([put(first.address_id, true), put(second.address_id, true)]);

    expect((await book()).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  test('is no stranger’s business [cat-record-not-found]', async () => {
    const { as, db, add, book } = await start();
    const { address_id } = await add();
    const stranger = as(await buildUser(db));
    const refusal = { status: 404, message: 'Record not found' };

    await expect(
      stranger.call(updateAddress, { params: { address_id }, body: { name: 'Mine' } }),
    ).rejects.toMatchObject(refusal);
    await expect(stranger.call(deleteAddress, { params: { address_id } })).rejects.toMatchObject(refusal);
    expect(await book()).toMatchObject([{ name: home.name }]);
    expect(await stranger.call(listAddresses)).toEqual([]);
  });
});

describe('deleting an address', () => {
  test('hands the default to the newest of the others [success-address-deleted]', async () => {
    const { as, user, add, book } = await start();
    const first = await add();
    await add();
    const third = await add();

    const answer = await as(user).send(deleteAddress, { params: { address_id: first.address_id } });

    expect(answer.envelope.message).toBe('Address deleted successfully.');
    expect(await book()).toMatchObject([
      { address_id: third.address_id, is_default: true },
      { is_default: false },
    ]);
  });

  test('happens once', async () => {
    const { as, user, add } = await start();
    const { address_id } = await add();

    const answers = await Promise.all(
      [1, 2].map(() => as(user).send(deleteAddress, { params: { address_id } })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('the address book as personal data', () => {
  test('is part of the export and goes with the account', async () => {
    const { as, db, user, add } = await start();
    await add();

    const { modules } = await as(user).call(exportAccount);
    await as(user).call(deleteAccount, { body: { password: 'quiet-river-12' } });

    expect(modules.locations).toMatchObject([{ city: 'Parramatta', phone: '+61412345678' }]);
    expect(await db.$count(addresses, eq(addresses.userId, user.id))).toBe(0);
  });
});
