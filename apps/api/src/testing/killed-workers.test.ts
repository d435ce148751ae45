import { describe, expect, test } from 'vitest';
import { actThrough, buildCrowd, cloneForTest, countOutcome, whole } from './crowd.ts';
import { killableFolder, startKillable } from './killable-product.ts';
import type { KillableServer } from './killable-server.ts';

describe('what was acknowledged is there once, and every job is done once', () => {
  test('although processes that serve are killed', async () => {
    const { db, url } = await cloneForTest();
    const crowd = await buildCrowd(db);
    const server = await startKillable({ DATABASE_URL: url, SOUK_DATA: killableFolder() });

    const kill = (count: number) => (killed: KillableServer) => killed.killWorkers(count);
    const refused = await actThrough(server, crowd, [kill(1), kill(2), kill(1)]);

    expect(refused).toEqual([]);
    expect(await countOutcome(db, crowd)).toEqual(whole);
  }, 300_000);
});
