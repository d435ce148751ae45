import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import { sendOfflineFood } from '@souk/contract/modules/scanner/submissions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { products } from '../products/product.tables.ts';
import { scans } from '../scans/scan.tables.ts';
import { buildFood, nextGtin } from '../testing.ts';

const scanOf = (gtin: string, key: string, at = clock.now()) => ({
  client_key: `scan-${key}`,
  product_code: gtin,
  scanned_at: at.toISOString(),
});
const additionOf = (gtin: string, key: string) => ({
  client_key: `addition-${key}`,
  product_code: gtin,
  name: 'Found in the bush',
  labels: [],
});

describe('what was done without a network', () => {
  test('counts once however often it is sent', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const food = await buildFood(db, { name: 'Far away' });
    const body = {
      scans: [scanOf(food.gtin, 'once', new Date(clock.now().getTime() - daysMs(1)))],
      additions: [additionOf(nextGtin(), 'once')],
    };
    const send = () => as(user).call(sendOfflineFood, { body });

    const answers = await Promise.all([send(), send(), send()]);

    expect(answers[0]).toMatchObject([
      { client_key: 'addition-once', outcome: 'added', product_id: expect.any(Number) },
      { client_key: 'scan-once', outcome: 'noted', product_id: food.id },
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await db.select().from(scans).where(eq(scans.productId, food.id))).toHaveLength(1);
    expect(await db.select().from(products).where(eq(products.createdBy, user.id))).toHaveLength(1);
    const recent = await as(user).call(listFoodProducts, { body: { list_type: 'recently-viewed' } });
    expect(recent.data.map(({ name }) => name)).toEqual(['Far away']);
  });

  test('is judged item by item', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const food = await buildFood(db);
    const outcomes = await as(user).call(sendOfflineFood, {
      body: {
        scans: [scanOf(nextGtin(), 'unknown'), scanOf('9300675024236', 'wrong-digit')],
        additions: [additionOf(food.gtin, 'known'), additionOf('9300675024236', 'wrong-digit')],
      },
    });

    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['exists', 'refused', 'not-found', 'not-found']);
  });

  test('of a visitor is noted for the device; what needs an account is kept for later', async () => {
    const { as, db } = await startApi();
    const food = await buildFood(db);
    const body = { scans: [scanOf(food.gtin, 'visitor')], additions: [additionOf(nextGtin(), 'visitor')] };
    const outcomes = async (headers: Record<string, string>) =>
      (await as().call(sendOfflineFood, { body, headers })).map(({ outcome }) => outcome);

    expect(await outcomes({})).toEqual(['later', 'later']);
    expect(await outcomes({ cookie: 'souk_device=bush' })).toEqual(['later', 'noted']);
  });

  test('lies neither in the future nor longer ago than a season', async () => {
    const { as, db } = await startApi();
    const [one, two] = [await buildFood(db), await buildFood(db)];
    const headers = { cookie: 'souk_device=wrong-clock' };
    const body = {
      scans: [
        scanOf(one.gtin, 'future', new Date(clock.now().getTime() + daysMs(400))),
        scanOf(two.gtin, 'past', new Date(0)),
      ],
    };

    await as().call(sendOfflineFood, { body, headers });

    const rows = await db.select().from(scans).where(eq(scans.viewer, 'device:wrong-clock'));
    const ages = rows.map(({ scannedAt }) =>
      Math.round((clock.now().getTime() - scannedAt.getTime()) / daysMs(1)),
    );
    expect(ages.sort((a, b) => a - b)).toEqual([0, 90]);
  });
});
