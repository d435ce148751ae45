import { savePostageDetails } from '@souk/contract/modules/sellers/postage';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { openListener } from '../../../platform/db/listen.ts';
import { createLog } from '../../../platform/log.ts';
import { startApi } from '../../../testing/start-api.ts';
import { sellers } from '../module.ts';
import { buildSeller } from '../testing.ts';
import { sellerChanges, sellerTerms } from './seller-terms.ts';

const channel = 'souk_sellers';

async function buildKeptSeller() {
  const { db, advance } = await startApi();
  const seller = await buildSeller(db);
  // Terms changed a moment ago are not cached yet.
  await advance(60_000);
  const read = async () => (await sellerTerms(db, [seller.id])).get(seller.id);
  return { seller, read };
}

describe('what a process keeps of sellers', () => {
  test('is read once while nothing changes', async () => {
    const { read } = await buildKeptSeller();

    const first = await read();

    expect(first?.card.businessName).toBeTruthy();
    expect(await read()).toBe(first);
  });

  test('is forgotten with a change, and nothing of one that is undone is kept', async () => {
    const { db, as } = await startApi();
    const { seller, read } = await buildKeptSeller();
    expect((await read())?.postage).toBeUndefined();

    await as(seller).call(savePostageDetails, {
      body: { free_over: '50', methods: [{ name: 'Standard', price: '9.50', days: 3 }] },
    });
    expect((await read())?.postage?.methods).toMatchObject([{ name: 'Standard', priceCents: 950 }]);

    await db
      .transaction(async (tx) => {
        await tx.execute(sql`delete from sellers.postage_details where business_id = ${seller.businessId}`);
        await sellerChanges(tx, seller.id);
        expect((await sellerTerms(tx, [seller.id])).get(seller.id)?.postage).toBeUndefined();
        throw new Error('undone');
      })
      .catch((error: unknown) => expect(error).toMatchObject({ message: 'undone' }));

    expect((await read())?.postage?.details.freeOverCents).toBe(5000);
  });

  test('is forgotten when another process has changed it', async () => {
    const { db, database } = await startApi();
    const { seller, read } = await buildKeptSeller();
    const listener = await openListener(database.url, createLog(readConfig({ LOG_LEVEL: 'silent' })));
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    await listener.on(channel, (payload) => {
      sellers.channels?.[channel]?.(payload);
      resolve();
    });
    await read();

    await db.transaction(async (tx) => {
      await tx.execute(
        sql`update sellers.business_profiles set business_name = 'Renamed' where user_id = ${seller.id}`,
      );
      await tx.execute(sql`select pg_notify(${channel}, ${String(seller.id)})`);
    });
    await heard;
    await listener.close();

    expect((await read())?.card.businessName).toBe('Renamed');
  });
});
