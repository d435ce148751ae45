import {
  approveAdminPayout,
  getAdminPayout,
  listAdminPayouts,
  rejectAdminPayout,
} from '@souk/contract/modules/admin/payouts';
import { getBalance, listPayouts } from '@souk/contract/modules/payments/payouts';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildEarned, netOf, openReadyAccount, payOutAll } from '../../payments/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildAdmin } from '../testing.ts';

async function shop(priceCents: number) {
  const api = await startApi();
  const seller = await buildSeller(api.db);
  await openReadyAccount(api, seller);
  await buildEarned(api, seller, priceCents);
  const night = async () => {
    await payOutAll(api.db);
    await api.settle();
  };
  return { ...api, at: api.as(seller), night };
}

describe('a payout above the limit', () => {
  const desk = async ({ db, as }: Pick<Awaited<ReturnType<typeof shop>>, 'db' | 'as'>) => {
    const admins = [
      await buildAdmin(db, { permissions: ['money'] }),
      await buildAdmin(db, { permissions: ['money'] }),
    ];
    return admins.map((admin) => as(admin)) as [ReturnType<typeof as>, ReturnType<typeof as>];
  };

  test('needs four eyes: one admin twice is one', async () => {
    const { at, settle, night, ...api } = await shop(1_000_000);
    const [one, other] = await desk(api);
    await night();
    const [waiting] = (await one.call(listAdminPayouts, { query: { status: 'waiting' } })).data;
    const params = { id: waiting?.id ?? 0 };

    expect(await one.call(approveAdminPayout, { params })).toMatchObject({ status: 'waiting' });
    const twice = one.call(approveAdminPayout, { params });
    await expect(twice).rejects.toMatchObject({ code: 'payout-agreed-already' });
    await settle();
    expect((await at.call(listPayouts)).data).toMatchObject([{ status: 'waiting' }]);

    expect(await other.call(approveAdminPayout, { params })).toMatchObject({ status: 'pending' });
    await settle();
    expect(await one.call(getAdminPayout, { params })).toMatchObject({
      status: 'paid',
      approved_by: [{}, {}],
      lines: [{ kind: 'release' }],
    });
    const late = other.call(approveAdminPayout, { params });
    await expect(late).rejects.toMatchObject({ code: 'payout-move-not-allowed' });
  });

  test('counts two different admins who agree at once', async () => {
    const { settle, night, ...api } = await shop(2_000_000);
    const both = await desk(api);
    await night();
    const [waiting] = (await both[0].call(listAdminPayouts, { query: { status: 'waiting' } })).data;
    const params = { id: waiting?.id ?? 0 };

    await Promise.all(both.map((admin) => admin.call(approveAdminPayout, { params })));
    await settle();

    expect(await both[0].call(getAdminPayout, { params })).toMatchObject({ status: 'paid' });
  });

  test('can be stopped; the seller is owed it as before', async () => {
    const { at, night, ...api } = await shop(1_500_000);
    const [one] = await desk(api);
    await night();
    const [waiting] = (await one.call(listAdminPayouts, { query: { status: 'waiting' } })).data;
    const params = { id: waiting?.id ?? 0 };

    const rejected = await one.call(rejectAdminPayout, { params, body: { reason: 'Under review' } });

    expect(rejected).toMatchObject({ status: 'failed', failure: 'Under review' });
    expect(await at.call(getBalance)).toMatchObject({ payable: { cents: netOf(1_500_000) } });
    const again = one.call(rejectAdminPayout, { params, body: { reason: 'Under review' } });
    await expect(again).rejects.toMatchObject({ code: 'payout-move-not-allowed' });
  });
});
