import {
  addCommissionRule,
  changeCommissionRule,
  dropCommissionRule,
  listCommissionRules,
  orderCommissionRules,
  previewCommission,
} from '@souk/contract/modules/admin/commissions';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { commissionRules } from '../../payments/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildAdmin, lastEntryOf } from '../testing.ts';

async function desk() {
  const api = await startApi();
  await api.db.delete(commissionRules);
  const admin = await buildAdmin(api.db, { permissions: ['money'] });
  const seller = await buildSeller(api.db);
  return { ...api, admin, seller, at: api.as(admin) };
}

describe('rules of commission', () => {
  test('are tried in their order, the setting holds where none matches', async () => {
    const { at, seller } = await desk();
    const sale = { seller_id: seller.id, price: '100' as never };
    const preview = () => at.call(previewCommission, { body: sale });

    expect(await preview()).toMatchObject({ rule_id: null, commission: { cents: 500 } });
    await at.call(addCommissionRule, { body: { seller_type: 'retail', percent: 8, fixed: 1 as never } });
    const rules = await at.call(addCommissionRule, { body: { seller_id: seller.id, percent: 2 } });
    expect(await preview()).toMatchObject({ commission: { cents: 900 }, commission_gst: { cents: 90 } });
    const ordered = await at.call(orderCommissionRules, {
      body: { ids: rules.map(({ id }) => id).reverse() },
    });

    expect(ordered.map(({ percent, position }) => [position, percent])).toEqual([
      [1, 2],
      [2, 8],
    ]);
    expect(await preview()).toMatchObject({ commission: { cents: 200 }, seller_gets: { cents: 9_780 } });
  });

  test.each(['', ' ', null, [], [5], true, '1e1', '0x10', '١٠', 100.5, -1])(
    'take %j for no percentage, so that nobody sells for nothing by mistake [number-format]',
    async (percent) => {
      const { at } = await desk();
      const isMissing = percent === null || (typeof percent === 'string' && percent.trim() === '');

      const { status, envelope } = await at.send(addCommissionRule, {
        body: { percent, seller_type: 'retail' },
      });

      expect(status).toBe(423);
      expect(envelope.errors).toEqual({
        percent: [isMissing ? 'Percent is required.' : 'Please enter valid number.'],
      });
      expect(await at.call(listCommissionRules)).toEqual([]);
    },
  );

  test('are changed in their place and deleted, each on record', async () => {
    const { at, db, admin } = await desk();
    const [rule] = await at.call(addCommissionRule, { body: { percent: 8 } });
    const params = { id: rule?.id ?? 0 };

    const [changed] = await at.call(changeCommissionRule, {
      params,
      body: { percent: 7.5, cap: 20 as never },
    });
    expect(changed).toMatchObject({ id: rule?.id, position: 1, percent: 7.5, cap: { cents: 2_000 } });
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'money.commission-rule-updated',
      before: { percent: 8 },
      after: { percent: 7.5 },
    });
    await at.call(dropCommissionRule, { params });

    expect(await at.call(listCommissionRules)).toEqual([]);
    expect((await at.send(dropCommissionRule, { params })).status).toBe(404);
  });

  test('keep places of their own when several are added at once', async () => {
    const { at } = await desk();

    await Promise.all([1, 2, 3, 4].map((percent) => at.call(addCommissionRule, { body: { percent } })));

    const rules = await at.call(listCommissionRules);
    expect(rules.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  test.each([[[]], [[1, 1]], [[999_999]]])('refuse the order %j, which is not theirs', async (ids) => {
    const { at } = await desk();
    await at.call(addCommissionRule, { body: { percent: 5 } });

    const answer = await at.send(orderCommissionRules, { body: { ids } });

    expect(answer).toMatchObject({
      status: 423,
      envelope: { errors: { ids: ['Please name every rule once.'] } },
    });
  });

  test.each([
    [{ percent: 101 }, 'percent'],
    [{ percent: 5, seller_id: 999_999 }, 'seller_id'],
    [{ percent: 5, category_id: 999_999 }, 'category_id'],
    [{ percent: 5, cap: -1 }, 'cap'],
  ])('refuse %j at its field', async (body, field) => {
    const { at } = await desk();

    const answer = await at.send(addCommissionRule, { body });

    expect(answer).toMatchObject({ status: 423, envelope: { errors: { [field]: [expect.any(String)] } } });
  });
});
