import { auditActions, listAudit } from '@souk/contract/modules/admin/audit';
import { markAnswered } from '@souk/contract/modules/admin/messages';
import { saveMarketSettings } from '@souk/contract/modules/admin/settings';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clock, daysMs, fromNow } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildAdmin } from '../testing.ts';
import { auditLog } from './audit.tables.ts';
import { onRecord } from './on-record.ts';

describe('the log of the desk', () => {
  test('lists what was done, newest first, by actor, action, area, target and day', async () => {
    const { as, db } = await startApi();
    const [admin, other] = [
      await buildAdmin(db, { permissions: ['*'], name: 'Rana Admin' }),
      await buildAdmin(db, { permissions: ['*'] }),
    ];
    await as(admin).call(saveMarketSettings, { body: { gst_percent: 12 } });
    await as(other).call(saveMarketSettings, { body: { gst_percent: 10 } });
    const today = dayOf(clock.now(), 'Australia/Sydney');
    const yesterday = dayOf(fromNow(-daysMs(1)), 'Australia/Sydney');

    const list = async (query: Record<string, string | number>) =>
      (await as(admin).call(listAudit, { query })).data.map(({ actor }) => actor.id);

    expect(await list({})).toEqual([other.id, admin.id]);
    expect(await list({ actor_id: admin.id })).toEqual([admin.id]);
    expect(await list({ action: 'settings.saved' })).toHaveLength(2);
    expect(await list({ area: 'users' })).toEqual([]);
    expect(await list({ target_kind: 'settings.market', target_id: 'all' })).toHaveLength(2);
    expect(await list({ from: today, to: today })).toHaveLength(2);
    expect(await list({ to: yesterday })).toEqual([]);
  });

  test('names actors and shows what was before and after', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['*'], name: 'Samir Admin' });
    await as(admin).call(saveMarketSettings, { body: { ad_days: 31 } });

    const page = await as(admin).call(listAudit, { query: { actor_id: admin.id } });

    expect(page.actors).toContainEqual({ id: admin.id, name: 'Samir Admin' });
    expect(page.data[0]).toMatchObject({
      actor: { name: 'Samir Admin' },
      acting_for: null,
      action: 'settings.saved',
      before: { ad_days: 30 },
      after: { ad_days: 31 },
    });
  });

  test('is never changed, never shortened', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['settings'] });
    await as(admin).call(saveMarketSettings, { body: { gst_percent: 10 } });

    for (const attempt of [
      sql`update admin.audit_log set action = 'ads.approved'`,
      sql`delete from admin.audit_log`,
      sql`truncate admin.audit_log`,
    ])
      await expect(db.execute(attempt)).rejects.toThrow();
  });

  test('keeps nothing of an action that failed, and no action without its line', async () => {
    const { as, db } = await startApi();
    const admin = await buildAdmin(db, { permissions: ['*'] });
    const lines = await db.$count(auditLog);

    await expect(
      onRecord(db, admin, async (_tx, record) => {
        await record({ action: 'settings.saved' });
        throw new Error('the action failed');
      }),
    ).rejects.toThrow('the action failed');
    await expect(
      as(admin).call(markAnswered, { params: { id: 999_999 }, body: { is_answered: true } }),
    ).rejects.toMatchObject({ status: 404 });

    expect(await db.$count(auditLog)).toBe(lines);
  });

  test('has a word for each action, in the area where it belongs', () => {
    expect(new Set(auditActions).size).toBe(auditActions.length);
    expect(auditActions.filter((action) => !/^[a-z]+\.[a-z-]+$/.test(action))).toEqual([]);
  });
});
