import { deleteAccount, exportAccount } from '@souk/contract/modules/identity/accounts';
import { changePassword } from '@souk/contract/modules/identity/passwords';
import { getUserDetail, listSessions, revokeOtherSessions } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { hoursMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { actAs } from '../sessions/act-as.ts';
import { logInAdmin } from '../sessions/log-in-admin.ts';
import { buildUser } from '../testing.ts';
import { blockUser } from '../users/block-user.ts';
import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';
import { findRoleOf, listRoles } from './role.queries.ts';
import { setRoleOf } from './set-role-of.ts';
import { updateRole } from './update-role.ts';

const password = 'quiet-river-12';
const desk = { device: 'Desk', address: '::1' };

describe('roles', () => {
  test('are made, changed and listed by name', async () => {
    const { db } = await startApi();
    const moderator = await createRole(db, { name: 'Moderator', permissions: ['ads'] });
    await createRole(db, { name: 'Accountant', permissions: ['refunds'] });

    await updateRole(db, moderator.id, { permissions: ['ads', 'reports'] });

    expect(await listRoles(db)).toMatchObject([
      { name: 'Accountant' },
      { name: 'Moderator', permissions: ['ads', 'reports'] },
    ]);
  });

  test('have names of their own, whatever the letters', async () => {
    const { db } = await startApi();
    await createRole(db, { name: 'Support', permissions: [] });
    const other = await createRole(db, { name: 'Helper', permissions: [] });
    const taken = { code: 'fields-invalid', fields: { name: ['Name already exist'] } };

    await expect(createRole(db, { name: 'SUPPORT', permissions: [] })).rejects.toMatchObject(taken);
    await expect(updateRole(db, other.id, { name: 'support' })).rejects.toMatchObject(taken);
  });

  test('stay while somebody has them', async () => {
    const { db } = await startApi();
    const role = await createRole(db, { name: 'Editor', permissions: ['pages'] });
    const user = await buildUser(db);
    await setRoleOf(db, user.id, role.id);

    await expect(deleteRole(db, role.id)).rejects.toMatchObject({ code: 'role-in-use' });
    await setRoleOf(db, user.id, null);
    await deleteRole(db, role.id);

    expect(await findRoleOf(db, user.id)).toBeUndefined();
    await expect(deleteRole(db, role.id)).rejects.toMatchObject({ code: 'record-not-found' });
  });

  test('are never given while they are being deleted', async () => {
    const { db } = await startApi();
    const role = await createRole(db, { name: 'Fleeting', permissions: [] });
    const user = await buildUser(db);

    const [given, deleted] = await Promise.allSettled([
      setRoleOf(db, user.id, role.id),
      deleteRole(db, role.id),
    ]);

    expect([given.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('an admin', () => {
  test('signs in for eight hours, with a session of its own kind', async () => {
    const { db, config, app } = await startApi();
    const admin = await buildUser(db, { password, isAdmin: true });

    const { role, session } = await logInAdmin(db, config, { email: admin.email, password }, desk);

    expect(session.seconds).toBe(8 * 3600);
    expect(role.permissions).toEqual(['*']);
    expect(await app.house.authenticate(session.token)).toMatchObject({ isAdmin: true, permissions: ['*'] });
  });

  test('is told no more than anybody else without a role', async () => {
    const { db, config } = await startApi();
    const user = await buildUser(db, { password });

    for (const typed of [password, 'not-the-password'])
      await expect(
        logInAdmin(db, config, { email: user.email, password: typed }, desk),
      ).rejects.toMatchObject({
        code: 'wrong-credentials',
      });
  });

  test('may do what their role says now, and nothing once it is taken away', async () => {
    const { db, config, app } = await startApi();
    const role = await createRole(db, { name: 'Reviewer', permissions: ['ads'] });
    const user = await buildUser(db, { password });
    await setRoleOf(db, user.id, role.id);
    const { session } = await logInAdmin(db, config, { email: user.email, password }, desk);

    await updateRole(db, role.id, { permissions: ['reports'] });
    expect(await app.house.authenticate(session.token)).toMatchObject({ permissions: ['reports'] });
    await setRoleOf(db, user.id, null);

    await expect(app.house.authenticate(session.token)).rejects.toMatchObject({ code: 'token-invalid' });
  });
});

describe('acting in a user’s place', () => {
  async function act() {
    const api = await startApi();
    const admin = await buildUser(api.db, { isAdmin: true, name: 'Desk Admin' });
    const user = await buildUser(api.db, { password });
    const adminUser = await api.app.house.authenticate(admin.token);
    const { session } = await actAs(api.db, api.config, adminUser, user.id);
    return { ...api, admin, adminUser, user, session };
  }

  test('shows what the user sees and says who looks', async () => {
    const { as, user, session } = await act();

    const seen = await as(session).call(getUserDetail);

    expect(seen).toMatchObject({ user_id: user.id, acting_admin: 'Desk Admin', is_admin: false });
    expect((await as(user).call(listSessions)).map(({ device }) => device)).toContain('Admin');
  });

  test('never touches the keys of the account', async () => {
    const { as, session } = await act();
    const acting = as(session);

    const attempts = await Promise.all([
      acting.send(changePassword, {
        body: { old_password: password, password: 'stolen-pass-1', confirm_password: 'stolen-pass-1' },
      }),
      acting.send(exportAccount),
      acting.send(deleteAccount, { body: { password } }),
    ]);

    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('ends after the hours of an admin session', async () => {
    const { as, advance, session } = await act();
    await advance(hoursMs(8));

    await expect(as(session).call(getUserDetail)).rejects.toMatchObject({ status: 411 });
  });

  test('ends with the admin’s role, with their account, and at the user’s word', async () => {
    const roleless = await act();
    await setRoleOf(roleless.db, roleless.admin.id, null);
    const blocked = await act();
    await blockUser(blocked.db, blocked.admin.id, { adminId: blocked.user.id });
    const unwelcome = await act();
    await unwelcome.as(unwelcome.user).call(revokeOtherSessions);

    for (const { as, session } of [roleless, blocked, unwelcome])
      await expect(as(session).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
  });

  test('is refused for other admins, for blocked users and to everybody else', async () => {
    const { db, config, adminUser, user, app } = await act();
    const other = await buildUser(db, { isAdmin: true });
    const plain = await app.house.authenticate(user.token);

    await expect(actAs(db, config, adminUser, other.id)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(async () => actAs(db, config, plain, other.id)).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(actAs(db, config, adminUser, 999_999)).rejects.toMatchObject({ code: 'user-not-found' });
    await blockUser(db, user.id, { adminId: adminUser.id });
    await expect(actAs(db, config, adminUser, user.id)).rejects.toMatchObject({
      code: 'user-move-not-allowed',
    });
  });
});
