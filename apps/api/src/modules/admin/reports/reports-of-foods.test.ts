import { reviewFood } from '@souk/contract/modules/admin/food-products';
import { listReports, resolveReport } from '@souk/contract/modules/admin/reports';
import { getFoodProduct, reportFoodProduct } from '@souk/contract/modules/scanner/products';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { buildFood } from '../../scanner/testing.ts';
import { buildAdmin, lastEntryOf } from '../testing.ts';

async function reportedFood(owner?: TestUser) {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['reports'] });
  const food = await buildFood(api.db, { name: 'Fig rolls', ...(owner ? { owner } : {}) });
  for (const reason of ['The verdict is wrong', 'Allergens are missing'])
    await api
      .as(await buildUser(api.db))
      .call(reportFoodProduct, { params: { id: food.id }, body: { reason } });
  const at = api.as(admin);
  const on = async (status: 'open' | 'resolved' | 'dismissed') =>
    (await at.call(listReports, { query: { kind: 'food', status } })).data.filter(
      ({ subject }) => subject.id === food.id,
    );
  const [first] = await on('open');
  const isOpen = async () =>
    (await api.as().send(getFoodProduct, { params: { id: food.id } })).status === 200;
  return { ...api, admin, food, at, on, isOpen, params: { id: first?.id ?? 0 } };
}

describe('reports of foods', () => {
  test('name the food, who added it and how often it was reported, the oldest first', async () => {
    const { db } = await startApi();
    const contributor = await buildUser(db);
    const { on } = await reportedFood(contributor);

    expect(await on('open')).toMatchObject([
      {
        kind: 'food',
        reason: 'The verdict is wrong',
        subject: { title: 'Fig rolls', state: 'verified', owner: { id: contributor.id }, reports_count: 2 },
      },
      { reason: 'Allergens are missing' },
    ]);
  });

  test('name nobody where the house has added the food', async () => {
    const { on } = await reportedFood();

    expect((await on('open'))[0]?.subject.owner).toBeNull();
  });

  test('let the food stand, or let it wait for the desk again', async () => {
    const standing = await reportedFood();
    const waiting = await reportedFood();

    await standing.at.call(resolveReport, { params: standing.params, body: { action: 'dismiss' } });
    const body = { action: 'remove', note: 'The list is another.' } as const;
    const report = await waiting.at.call(resolveReport, { params: waiting.params, body });

    expect([await standing.isOpen(), await waiting.isOpen()]).toEqual([true, false]);
    expect(await standing.on('dismissed')).toHaveLength(2);
    expect(await waiting.on('resolved')).toHaveLength(2);
    expect(report).toMatchObject({ kind: 'food', status: 'resolved', subject: { state: 'pending' } });
    expect(await lastEntryOf(waiting.db, waiting.admin)).toMatchObject({
      action: 'reports.removed',
      targetKind: 'scanner.product',
      targetId: String(waiting.food.id),
      before: { state: 'verified' },
      after: { state: 'pending' },
    });
  });

  test('are settled by whatever the desk of foods decides', async () => {
    const { as, db, food, at, on, params } = await reportedFood();
    const desk = as(await buildAdmin(db, { permissions: ['ads'] }));
    const body = { status: 'verified', halal_status: 'haram', halal_note: 'The maker uses pork.' } as const;

    await desk.call(reviewFood, { params: { id: food.id }, body });

    expect(await on('open')).toEqual([]);
    expect((await at.send(resolveReport, { params, body: { action: 'remove' } })).envelope).toMatchObject({
      status: 422,
      message: 'This report has already been closed.',
    });
  });

  test('are resolved once, whoever comes second', async () => {
    const { as, db, at, isOpen, params } = await reportedFood();
    const other = as(await buildAdmin(db, { permissions: ['reports'] }));
    const body = { action: 'remove' } as const;

    const answers = await Promise.all([at, other].map((desk) => desk.send(resolveReport, { params, body })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await isOpen()).toBe(false);
  });
});
