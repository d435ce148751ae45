import { describe, expect, test } from 'vitest';
import { actThrough, buildCrowd, cloneForTest, standing, whole } from './mortal-crowd.ts';
import { mortalFolder, startMortal } from './mortal-house.ts';
import type { MortalServer } from './mortal-server.ts';

describe('what was acknowledged is there once, and every job is done once', () => {
  test('although the process that supervises them is killed', async () => {
    const { db, url } = await cloneForTest();
    const crowd = await buildCrowd(db);
    const server = await startMortal({ DATABASE_URL: url, SOUK_DATA: mortalFolder() });

    const kill = async (killed: MortalServer) => {
      await killed.killPrimary();
      await killed.start();
    };
    const refused = await actThrough(server, crowd, [kill, kill, kill]);

    expect(refused).toEqual([]);
    expect(await standing(db, crowd)).toEqual(whole);
  }, 300_000);
});
