import { getUserDetail, login } from '@souk/contract/modules/identity/sessions';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { events, moves } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser, lastMessageTo } from '../testing.ts';
import { blockUser } from './block-user.ts';
import { unblockUser } from './unblock-user.ts';

const password = 'quiet-river-12';

async function lastEventOf(db: Db, userId: number) {
  const rows = await db.select().from(events).orderBy(desc(events.id));
  return rows.find(({ payload }) => (payload as { userId?: number }).userId === userId)?.name;
}

describe('blocking an account', () => {
  test('ends its sessions, tells its owner why and tells the house', async () => {
    const { as, db, settle } = await startApi();
    const [admin, user] = [await buildUser(db, { isAdmin: true }), await buildUser(db, { password })];

    await blockUser(db, user.id, { adminId: admin.id, reason: 'Fake listings' });
    await settle();

    await expect(as(user).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
    expect((await lastMessageTo(db, user.email))?.body).toContain('Reason: Fake listings');
    expect(await lastEventOf(db, user.id)).toBe('identity.user-blocked');
    expect(await db.select().from(moves).where(eq(moves.subjectId, user.id))).toMatchObject([
      { move: 'block', fromState: 'active', byRole: 'admin', byUserId: admin.id, reason: 'Fake listings' },
    ]);
  });

  test('happens once to two admins at once', async () => {
    const { db } = await startApi();
    const [admin, user] = [await buildUser(db, { isAdmin: true }), await buildUser(db)];

    const outcomes = await Promise.allSettled(
      [1, 2].map(() => blockUser(db, user.id, { adminId: admin.id })),
    );

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'user-move-not-allowed' },
    });
  });

  test('finds nobody of an unknown id', async () => {
    const { db } = await startApi();

    await expect(blockUser(db, 999_999, { adminId: 1 })).rejects.toMatchObject({ code: 'user-not-found' });
  });
});

describe('unblocking an account', () => {
  test('lets its owner sign in anew, and the old sessions stay closed', async () => {
    const { as, db } = await startApi();
    const [admin, user] = [await buildUser(db, { isAdmin: true }), await buildUser(db, { password })];
    await blockUser(db, user.id, { adminId: admin.id });

    await unblockUser(db, user.id, { adminId: admin.id });

    await as().call(login, { body: { email: user.email, password } });
    await expect(as(user).call(getUserDetail)).rejects.toMatchObject({ status: 401 });
    expect(await lastEventOf(db, user.id)).toBe('identity.user-unblocked');
  });

  test('needs a blocked one', async () => {
    const { db } = await startApi();
    const user = await buildUser(db);

    await expect(unblockUser(db, user.id, { adminId: 1 })).rejects.toMatchObject({
      code: 'user-move-not-allowed',
    });
  });
});
