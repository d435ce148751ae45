import { deleteUser, getUser, listUsers, updateUser } from '@souk/contract/modules/admin/users';
import { getUserDetail, login } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildAd } from '../../classifieds/testing.ts';
import { createRole, findRoleOf, lockUser } from '../../identity/index.ts';
import { buildUser, lastMessageTo } from '../../identity/testing.ts';
import { findBusiness } from '../../sellers/index.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

const password = 'quiet-river-12';

async function desk(permissions: string[] = ['users']) {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions });
  return { ...api, admin, at: api.as(admin) };
}

describe('the list of users', () => {
  test('finds by name and address, type and state', async () => {
    const { db, at } = await desk();
    const seller = await buildSeller(db, { name: 'Zeynep Weaver', businessName: 'Loom & Dye' });
    const buyer = await buildUser(db, { name: 'Zeynep Buyer' });
    const idsOf = async (query: Record<string, string>) =>
      (await at.call(listUsers, { query })).data.map(({ id }) => id);

    expect(await idsOf({ keyword: 'zeynep' })).toEqual([buyer.id, seller.id]);
    expect(await idsOf({ keyword: 'zeynep', seller_type: 'retail' })).toEqual([seller.id]);
    expect(await idsOf({ keyword: buyer.email })).toEqual([buyer.id]);
    expect(await idsOf({ keyword: 'zeynep', status: 'blocked' })).toEqual([]);
    const { data } = await at.call(listUsers, { query: { keyword: 'weaver' } });
    expect(data).toMatchObject([{ business_name: 'Loom & Dye', role: null, status: 'active' }]);
  });
});

describe('one user', () => {
  test('comes with business, ads, sessions and history', async () => {
    const { db, at } = await desk();
    const seller = await buildUser(db, { name: 'Karim' });
    await buildAd(db, { owner: seller });

    const user = await at.call(getUser, { params: { id: seller.id } });

    expect(user).toMatchObject({
      name: 'Karim',
      business: null,
      ads_by_state: { approved: 1, pending: 0 },
      payments: [],
      reports_count: 0,
    });
    expect(user.sessions).toHaveLength(1);
    expect(user.ads).toHaveLength(1);
    await expect(at.call(getUser, { params: { id: 999_999 } })).rejects.toMatchObject({
      message: 'User not found',
    });
  });
});

describe('the moves of an account', () => {
  const movesFor = async (client: Awaited<ReturnType<typeof desk>>['at'], id: number) =>
    (await client.call(getUser, { params: { id } })).moves;

  test('are those of its state', async () => {
    const { db, at } = await desk();
    const user = await buildUser(db);

    expect(await movesFor(at, user.id)).toEqual(['act-as', 'change-type', 'block', 'delete']);
    await at.call(updateUser, { params: { id: user.id }, body: { status: 'blocked' } });
    expect(await movesFor(at, user.id)).toEqual(['change-type', 'unblock', 'delete']);
    await at.call(deleteUser, { params: { id: user.id } });
    expect(await movesFor(at, user.id)).toEqual([]);
  });

  test('leave out what would be refused: oneself, other admins and roles that one may not give', async () => {
    const { as, db, admin, at } = await desk(['users', 'roles', 'ads']);
    const user = await buildUser(db);
    const lesser = await buildAdmin(db, { permissions: ['ads'] });
    const other = await buildAdmin(db, { permissions: ['reports'] });
    const clerk = as(await buildAdmin(db, { permissions: ['users'] }));

    expect(await movesFor(at, user.id)).toContain('change-role');
    expect(await movesFor(at, admin.id)).toEqual(['change-type', 'change-role']);
    expect(await movesFor(at, lesser.id)).toEqual(['change-type', 'change-role', 'block', 'delete']);
    expect(await movesFor(at, other.id)).toEqual(['change-type']);
    expect(await movesFor(clerk, lesser.id)).toEqual(['change-type']);
    expect(await movesFor(clerk, user.id)).not.toContain('change-role');
  });
});

describe('blocking a user', () => {
  test('ends their sessions and says so [admin-messages]', async () => {
    const { as, db, admin, at, settle } = await desk();
    const user = await buildUser(db, { password });
    const body = { status: 'blocked', note: 'Fake listings' } as const;

    const { envelope } = await at.send(updateUser, { params: { id: user.id }, body });
    await settle();

    expect(envelope).toMatchObject({ message: 'User blocked successfully.', data: { status: 'blocked' } });
    await expect(as(user).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
    expect((await lastMessageTo(db, user.email))?.body).toContain('Fake listings');
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'users.blocked',
      before: { status: 'active' },
      after: { status: 'blocked' },
      note: 'Fake listings',
    });
  });

  test('is undone by unblocking [admin-messages]', async () => {
    const { as, db, admin, at } = await desk();
    const user = await buildUser(db, { password });
    const params = { id: user.id };
    await at.call(updateUser, { params, body: { status: 'blocked' } });

    const { envelope } = await at.send(updateUser, { params, body: { status: 'active' } });

    expect(envelope.message).toBe('User updated successfully.');
    await as().call(login, { body: { email: user.email, password } });
    expect((await entriesOf(db, admin)).map(({ action }) => action)).toEqual([
      'users.blocked',
      'users.unblocked',
    ]);
  });

  test('never meets oneself, nor an admin of other permissions', async () => {
    const { db, admin, at } = await desk(['users', 'roles', 'ads']);
    const other = await buildAdmin(db, { permissions: ['reports'] });
    const lesser = await buildAdmin(db, { permissions: ['ads'] });
    const block = (id: number) => at.call(updateUser, { params: { id }, body: { status: 'blocked' } });

    await expect(block(admin.id)).rejects.toMatchObject({ status: 403 });
    await expect(block(other.id)).rejects.toMatchObject({ status: 403 });
    await expect(at.call(deleteUser, { params: { id: other.id } })).rejects.toMatchObject({ status: 403 });
    expect(await block(lesser.id)).toMatchObject({ status: 'blocked' });
  });

  test('that changes nothing leaves no line', async () => {
    const { db, admin, at } = await desk();
    const user = await buildUser(db);

    await at.call(updateUser, { params: { id: user.id }, body: { status: 'active' } });

    expect(await entriesOf(db, admin)).toEqual([]);
  });
});

describe('changing the type of an account', () => {
  test('gives a private account a business to set up', async () => {
    const { db, admin, at } = await desk();
    const user = await buildUser(db, { name: 'Nour Baker' });

    const changed = await at.call(updateUser, { params: { id: user.id }, body: { seller_type: 'retail' } });

    expect(changed).toMatchObject({ seller_type: 'retail', profile_completed: false });
    expect(await findBusiness(db, user.id)).toMatchObject({ businessName: 'Nour Baker', module: 'retail' });
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'users.type-changed',
      before: { seller_type: 'private' },
      after: { seller_type: 'retail' },
    });
  });

  test('keeps a business in its module', async () => {
    const { db, at } = await desk();
    const dealer = await buildSeller(db, { sellerType: 'car_dealer' });
    const change = (seller_type: 'job' | 'retail' | 'private') =>
      at.call(updateUser, { params: { id: dealer.id }, body: { seller_type } });

    expect(await change('job')).toMatchObject({ seller_type: 'job' });
    expect(await findBusiness(db, dealer.id)).toMatchObject({ sellerType: 'job', slug: dealer.slug });
    for (const type of ['retail', 'private'] as const)
      await expect(change(type)).rejects.toMatchObject({ code: 'seller-type-fixed' });
  });
});

describe('making an admin', () => {
  test('needs the area of roles and every permission that is given', async () => {
    const { as, db, at } = await desk(['users']);
    const role = await createRole(db, { name: 'Night shift', permissions: ['ads'] });
    const full = await createRole(db, { name: 'Owner', permissions: ['*'] });
    const user = await buildUser(db);
    const maker = as(await buildAdmin(db, { permissions: ['users', 'roles', 'ads'] }));
    const give = (client: typeof at, roleId: number) =>
      client.call(updateUser, { params: { id: user.id }, body: { role_ids: [roleId] } });

    await expect(give(at, role.id)).rejects.toMatchObject({ status: 403 });
    await expect(give(maker, full.id)).rejects.toMatchObject({ status: 403 });
    expect(await give(maker, role.id)).toMatchObject({ role: { id: role.id, name: 'Night shift' } });

    await maker.call(updateUser, { params: { id: user.id }, body: { role_ids: [] } });
    expect(await findRoleOf(db, user.id)).toBeUndefined();
  });

  test('changes all that was asked for, or nothing', async () => {
    const { db, admin, at } = await desk(['*']);
    const dealer = await buildSeller(db, { sellerType: 'car_dealer' });
    const body = { status: 'blocked', seller_type: 'retail' } as const;

    await expect(at.call(updateUser, { params: { id: dealer.id }, body })).rejects.toMatchObject({
      code: 'seller-type-fixed',
    });

    expect(await db.transaction((tx) => lockUser(tx, dealer.id))).toMatchObject({ status: 'active' });
    expect(await entriesOf(db, admin)).toEqual([]);
  });
});

describe('deleting a user', () => {
  test('leaves no name behind', async () => {
    const { db, admin, at } = await desk();
    const user = await buildUser(db, { name: 'Leila Gone' });

    await at.call(deleteUser, { params: { id: user.id } });

    expect(await at.call(getUser, { params: { id: user.id } })).toMatchObject({
      name: 'Deleted user',
      status: 'deleted',
    });
    expect(JSON.stringify(await entriesOf(db, admin))).not.toContain('Leila');
    await expect(at.call(deleteUser, { params: { id: user.id } })).rejects.toMatchObject({ status: 404 });
  });
});
