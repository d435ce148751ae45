import { getDashboard } from '@souk/contract/modules/admin/dashboard';
import { actAs, endActing, getAdmin, logInAdmin } from '@souk/contract/modules/admin/sessions';
import { getUserDetail, login } from '@souk/contract/modules/identity/sessions';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAdmin, deedsOf, lastDeedOf } from '../testing.ts';

const password = 'quiet-river-12';

describe('coming to the desk', () => {
  test('needs the sign-in of its own, which the log keeps', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['ads'], password });

    const { token, permissions } = await as().call(logInAdmin, { body: { email: admin.email, password } });
    const ordinary = await as().call(login, { body: { email: admin.email, password } });

    expect(permissions).toEqual(['ads']);
    expect(await as({ token }).call(getAdmin)).toMatchObject({ id: admin.id, email: admin.email });
    await expect(as(ordinary).call(getAdmin)).rejects.toMatchObject({ status: 403 });
    expect((await deedsOf(db, admin)).map(({ action }) => action)).toEqual(['desk.logged-in']);
  });

  test('is refused to others in the same words as a wrong password', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { password });

    for (const typed of [password, 'wrong-password'])
      await expect(
        as().call(logInAdmin, { body: { email: user.email, password: typed } }),
      ).rejects.toMatchObject({ status: 401, message: 'Invalid email or password' });
    await expect(as().call(logInAdmin, { body: { email: '', password: '' } })).rejects.toMatchObject({
      status: 423,
    });
    expect(await deedsOf(db, user)).toEqual([]);
  });
});

describe('acting for a user', () => {
  test('shows what he sees, and both its ends stand in the log', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['users'], name: 'Desk Admin' });
    const user = await buildUser(db);

    const acting = await as(admin).call(actAs, { params: { id: user.id } });
    expect(await as(acting).call(getUserDetail)).toMatchObject({
      user_id: user.id,
      acting_admin: 'Desk Admin',
    });
    await as(acting).call(endActing);

    await expect(as(acting).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
    expect(await as(admin).call(getAdmin)).toMatchObject({ id: admin.id });
    expect(await deedsOf(db, admin)).toMatchObject([
      { action: 'desk.acting-began', actingForId: user.id, targetKind: 'identity.user' },
      { action: 'desk.acting-ended', actingForId: user.id },
    ]);
  });

  test('opens no door of the desk', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['*'] });
    const acting = await as(admin).call(actAs, { params: { id: (await buildUser(db)).id } });

    await expect(as(acting).call(getDashboard)).rejects.toMatchObject({ status: 403 });
  });

  test('never reaches another admin, nor somebody who is not there', async () => {
    const { as, db } = await startApi();
    const [admin, other] = [
      await buildAdmin(db, { permissions: ['*'] }),
      await buildAdmin(db, { permissions: ['ads'] }),
    ];

    await expect(as(admin).call(actAs, { params: { id: other.id } })).rejects.toMatchObject({ status: 403 });
    await expect(as(admin).call(actAs, { params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 });
    expect(await lastDeedOf(db, admin)).toBeUndefined();
  });

  test('is not ended by one who acts for himself', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    await expect(as(user).call(endActing)).rejects.toMatchObject({ status: 412 });
    await expect(as().call(endActing)).rejects.toMatchObject({ status: 401 });
    await as(user).call(getUserDetail);
  });
});
