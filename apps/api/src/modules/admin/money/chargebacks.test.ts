import {
  bearAdminChargeback,
  dropAdminChargeback,
  listAdminChargebacks,
} from '@souk/contract/modules/admin/chargebacks';
import { getDashboard } from '@souk/contract/modules/admin/dashboard';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { applyChargeback, buildSale, cashOf, findDifferences, payBy } from '../../payments/testing.ts';
import { buildAdmin, lastEntryOf } from '../testing.ts';

/** A chargeback of 120 dollars over a charge of 100, lost. */
async function setUpQuestioned() {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['money'] });
  const { payment } = await buildSale(api.db);
  await payBy(api, payment);
  const told = {
    kind: 'chargeback',
    chargebackId: `dp_desk_${payment.id}`,
    chargeId: 'ch_desk',
    amount: { cents: 12_000, currency: 'AUD' },
  } as const;
  await applyChargeback(api.db, payment.id, { ...told, outcome: 'opened' });
  await applyChargeback(api.db, payment.id, { ...told, outcome: 'lost' });
  await api.settle();
  const desk = api.as(admin);
  const { data } = await desk.call(listAdminChargebacks, { query: { status: 'questioned' } });
  const chargeback = data.find(({ payment_id: id }) => id === payment.id);
  const params = { id: chargeback?.id ?? 0 };
  return { ...api, admin, desk, payment, chargeback, params };
}

const body = { reason: 'The provider confirms it in writing.' };

describe('a chargeback above its charge', () => {
  test('is shown at the desk and told to the admins of the money', async () => {
    const { db, admin, desk, chargeback } = await setUpQuestioned();

    expect(chargeback).toMatchObject({
      status: 'lost',
      amount: { cents: 12_000 },
      charged: { cents: 10_000 },
      questioned: { cents: 2_000 },
      answer: null,
    });
    expect((await desk.call(getDashboard)).questioned_chargebacks).toBeGreaterThan(0);
    const { rows } = await db.execute(sql`
      select from notifications.notifications
      where user_id = ${admin.id} and subject = 'A chargeback is too large'`);
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['borne by the house', bearAdminChargeback, 'borne', -2_000],
    ['dropped', dropAdminChargeback, 'dropped', 0],
  ] as const)(
    'is %s once an admin has looked into it, on the record',
    async (_words, endpoint, answer, cents) => {
      const { db, admin, desk, params } = await setUpQuestioned();
      const before = await cashOf(db);

      const answered = await desk.call(endpoint, { params, body });

      expect(answered).toMatchObject({ answer, answer_note: body.reason });
      expect((await cashOf(db)).oursCents - before.oursCents).toBe(cents);
      expect(await findDifferences(db)).toEqual([]);
      expect(await lastEntryOf(db, admin)).toMatchObject({
        action: `money.chargeback-${answer}`,
        note: body.reason,
      });
      const again = desk.call(dropAdminChargeback, { params, body });
      await expect(again).rejects.toMatchObject({ code: 'chargeback-not-questioned' });
    },
  );

  test('is answered once by two admins at once, and by nobody else', async () => {
    const { as, db, desk, params } = await setUpQuestioned();
    const stranger = await as(await buildUser(db)).send(bearAdminChargeback, { params, body });

    const answers = await Promise.all([
      desk.send(bearAdminChargeback, { params, body }),
      desk.send(dropAdminChargeback, { params, body }),
    ]);

    expect(stranger.status).toBe(403);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await findDifferences(db)).toEqual([]);
  });
});
