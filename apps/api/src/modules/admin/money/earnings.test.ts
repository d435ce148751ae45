import { getSaleEarnings } from '@souk/contract/modules/admin/payments';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildEarned, netOf, orderOf } from '../../payments/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildAdmin } from '../testing.ts';

describe('what a sale brings its seller', () => {
  test('is explained to the desk of money, and to no other', async () => {
    const api = await startApi();
    const seller = await buildSeller(api.db);
    const query = orderOf(await buildEarned(api, seller, 10_000));
    const desk = api.as(await buildAdmin(api.db, { permissions: ['money'] }));
    const other = api.as(await buildAdmin(api.db, { permissions: ['ads'] }));

    const told = await desk.call(getSaleEarnings, { query });

    expect(told).toMatchObject({ is_earned: true, seller_gets: { cents: netOf(10_000) } });
    expect((await other.send(getSaleEarnings, { query })).status).toBe(403);
    expect((await api.as(seller).send(getSaleEarnings, { query })).status).toBe(403);
    const missing = await desk.send(getSaleEarnings, { query: { ...query, id: 999_999_999 } });
    expect(missing.status).toBe(404);
  });
});
