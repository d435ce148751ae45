import { describe, expect, test } from 'vitest';
import { actThrough, buildCrowd, cloneForTest, standing, whole } from './mortal-crowd.ts';
import { mortalFolder, startMortal } from './mortal-house.ts';
import type { MortalServer } from './mortal-server.ts';

describe('what was acknowledged is there once, and every job is done once', () => {
  test('although processes that serve are killed', async () => {
    const { db, url } = await cloneForTest();
    const crowd = await buildCrowd(db);
    const server = await startMortal({ DATABASE_URL: url, SOUK_DATA: mortalFolder() });

    const kill = (count: number) => (killed: MortalServer) => killed.killWorkers(count);
    const refused = await actThrough(server, crowd, [kill(1), kill(2), kill(1)]);

    expect(refused).toEqual([]);
    expect(await standing(db, crowd)).toEqual(whole);
  }, 300_000);
});
