import { describe, expect, test } from 'vitest';
import { actThrough, buildCrowd, countOutcome, whole } from './crowd.ts';
import { buildKillableProduct } from './killable-product.ts';

describe('what was acknowledged is there once, and every job is done once', () => {
  test('although the database is killed, with the server and without it', async () => {
    const { db, start, killDatabase, killServer, killBoth } = await buildKillableProduct();
    const crowd = await buildCrowd(db);
    const server = await start();

    // If only the database is killed, the server restarts it.
    const refused = await actThrough(server, crowd, [killBoth, killServer, killDatabase]);

    expect(refused).toEqual([]);
    expect(await countOutcome(db, crowd)).toEqual(whole);
  }, 300_000);
});
