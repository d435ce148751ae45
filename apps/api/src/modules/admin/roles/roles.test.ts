import { createRole, deleteRole, listRoles, updateRole } from '@souk/contract/modules/admin/roles';
import { deleteUser, updateUser } from '@souk/contract/modules/admin/users';
import { deleteAccount } from '@souk/contract/modules/identity/accounts';
import { eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { admins, setRoleOf } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

async function desk(permissions: string[] = ['roles', 'ads']) {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions });
  return { ...api, admin, at: api.as(admin) };
}

describe('roles at the desk', () => {
  test('are made, changed and deleted with the words of the specification [admin-messages]', async () => {
    const { db, admin, at } = await desk();

    const made = await at.send(createRole, { body: { name: 'Moderator', permissions: ['ads'] } });
    const { id } = made.envelope.data as { id: number };
    const changed = await at.send(updateRole, { params: { id }, body: { permissions: ['ads', 'roles'] } });
    const deleted = await at.send(deleteRole, { params: { id } });

    expect([made, changed, deleted].map(({ envelope }) => envelope.message)).toEqual([
      'Role saved successfully.',
      'Role saved successfully.',
      'Role deleted successfully.',
    ]);
    expect((await entriesOf(db, admin)).map(({ action }) => action)).toEqual([
      'roles.created',
      'roles.updated',
      'roles.deleted',
    ]);
    expect(await lastEntryOf(db, admin)).toMatchObject({
      before: { name: 'Moderator', permissions: ['ads', 'roles'] },
    });
  });

  test('name their admins', async () => {
    const { db, admin, at } = await desk();
    const { id } = await at.call(createRole, { body: { name: 'Weekend', permissions: ['ads'] } });
    const user = await buildUser(db, { name: 'Omar' });
    await setRoleOf(db, user.id, id);

    const roles = await at.call(listRoles);

    expect(roles.find((role) => role.id === id)).toMatchObject({ admins: [{ id: user.id, name: 'Omar' }] });
    await expect(at.call(deleteRole, { params: { id } })).rejects.toMatchObject({
      code: 'role-in-use',
      message: 'This role is in use.',
    });
    expect((await entriesOf(db, admin)).map(({ action }) => action)).toEqual(['roles.created']);
  });

  test('never hold more than their maker does', async () => {
    const { db, at } = await desk();
    const full = await buildAdmin(db, { permissions: ['*'] });
    const [held] = await db.select().from(admins).where(eq(admins.userId, full.id));
    const params = { id: held?.roleId ?? 0 };
    const { id } = await at.call(createRole, { body: { name: 'Small', permissions: ['ads'] } });

    for (const permissions of [['*'], ['users']] as const) {
      const body = { name: 'Big', permissions: [...permissions] };
      await expect(at.call(createRole, { body })).rejects.toMatchObject({ status: 403 });
      await expect(at.call(updateRole, { params: { id }, body })).rejects.toMatchObject({ status: 403 });
    }
    await expect(at.call(updateRole, { params, body: { name: 'Mine' } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(at.call(deleteRole, { params })).rejects.toMatchObject({ status: 403 });
  });

  test('need a name of their own and a permission', async () => {
    const { at } = await desk();
    await at.call(createRole, { body: { name: 'Taken', permissions: ['ads'] } });

    await expect(at.call(createRole, { body: { name: ' ', permissions: [] } })).rejects.toMatchObject({
      status: 423,
      fields: { name: ['Name can not be empty.'], permissions: ['Permissions is required.'] },
    });
    await expect(
      at.call(createRole, { body: { name: 'taken', permissions: ['ads'] } }),
    ).rejects.toMatchObject({ fields: { name: ['Name already exist'] } });
  });
});

describe('the last admin who may do everything', () => {
  const password = 'quiet-river-12';

  async function alone() {
    const api = await startApi();
    const admin = await buildAdmin(api.db, { permissions: ['*'], password });
    await api.db.delete(admins).where(ne(admins.userId, admin.id));
    const [held] = await api.db.select().from(admins).where(eq(admins.userId, admin.id));
    return { ...api, admin, at: api.as(admin), roleId: held?.roleId ?? 0 };
  }

  test('keeps their role, and the role keeps its star', async () => {
    const { at, admin, roleId } = await alone();
    const refused = { code: 'last-admin', message: 'There must be at least one admin with all permissions.' };

    await expect(
      at.call(updateUser, { params: { id: admin.id }, body: { role_ids: [] } }),
    ).rejects.toMatchObject(refused);
    await expect(
      at.call(updateRole, { params: { id: roleId }, body: { permissions: ['ads'] } }),
    ).rejects.toMatchObject(refused);
  });

  test('cannot delete their account outside the admin area either', async () => {
    const { as, db, admin } = await alone();
    const { login } = await import('@souk/contract/modules/identity/sessions');
    const own = await as().call(login, { body: { email: admin.email, password } });

    await expect(as(own).call(deleteAccount, { body: { password } })).rejects.toMatchObject({
      code: 'last-admin',
    });
    expect(await entriesOf(db, admin)).toEqual([]);
  });

  test('is one of two who end each other at the same time', async () => {
    const { as, db, admin, at } = await alone();
    const other = await buildAdmin(db, { permissions: ['*'] });

    const answers = await Promise.all([
      at.send(updateUser, { params: { id: other.id }, body: { status: 'blocked' } }),
      as(other).send(deleteUser, { params: { id: admin.id } }),
    ]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('may go once there is another', async () => {
    const { as, db, admin } = await alone();
    const other = await buildAdmin(db, { permissions: ['*'] });

    await as(other).call(updateUser, { params: { id: admin.id }, body: { role_ids: [] } });

    expect(await lastEntryOf(db, other)).toMatchObject({
      action: 'users.role-changed',
      after: { role: null },
    });
  });
});
