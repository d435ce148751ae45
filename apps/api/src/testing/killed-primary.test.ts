import { describe, expect, test } from 'vitest';
import { actThrough, buildCrowd, cloneForTest, countOutcome, whole } from './crowd.ts';
import { killableFolder, startKillable } from './killable-product.ts';
import type { KillableServer } from './killable-server.ts';

describe('what was acknowledged is there once, and every job is done once', () => {
  test('although the process that supervises them is killed', async () => {
    const { db, url } = await cloneForTest();
    const crowd = await buildCrowd(db);
    const server = await startKillable({ DATABASE_URL: url, SOUK_DATA: killableFolder() });

    const kill = async (killed: KillableServer) => {
      await killed.killPrimary();
      await killed.start();
    };
    const refused = await actThrough(server, crowd, [kill, kill, kill]);

    expect(refused).toEqual([]);
    expect(await countOutcome(db, crowd)).toEqual(whole);
  }, 300_000);
});
