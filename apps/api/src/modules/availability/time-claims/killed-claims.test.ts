import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { minutesMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { claimTime, type LiveClaim, timeOf } from '../index.ts';
import { buildTeam, nextClaimant } from '../testing.ts';
import type { Doomed } from './claim-until-killed.testing.ts';

const program = join(import.meta.dirname, 'claim-until-killed.testing.ts');

/** Runs the program and kills it without warning once it has told this many things; returns them all. */
async function runAndKill(doomed: Doomed, afterLines: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, JSON.stringify(doomed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(line);
    if (told.length === afterLines) child.kill('SIGKILL');
  }
  expect(await gone).toEqual([null, 'SIGKILL']);
  return told;
}

const idsTold = (told: readonly string[], word: string): number[] =>
  told.flatMap((line) => (line.startsWith(word) ? [Number(line.split(' ')[1])] : []));

/** Each starts separate processes. */
describe('claims of a process that was killed', { timeout: 180_000 }, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  const liveOf = async (ids: readonly number[], state: LiveClaim['state']): Promise<number[]> => {
    const live = await timeOf(
      api.db,
      ids.map((id) => ({ kind: 'test.killed', id })),
    );
    return live.filter((claim) => claim.state === state).map(({ claimant }) => claimant.id);
  };

  test('are none of those that it had not committed, and the hour can be had at once', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 1);
    const startsAt = at('09:00');
    const doomed = { url: api.database.url, ownerId, ids, startsAt: startsAt.toISOString(), firstId: 1 };

    const told = await runAndKill({ ...doomed, isStopping: true }, 1);

    expect(told).toEqual(['claimed 1']);
    const needs = [{ anyOf: ids, parts: [{ fromMinutes: 0, toMinutes: 30 }] }];
    const claimed = await api.db.transaction((tx) =>
      claimTime(tx, { ownerId, startsAt, needs }, nextClaimant(), { state: 'booked' }),
    );
    expect(claimed).toHaveLength(1);
    expect(await liveOf([1], 'held')).toEqual([]);
  });

  test('are kept where they are booked, and none is held for ever', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 3);
    const doomed = { url: api.database.url, ownerId, ids, startsAt: at('09:00').toISOString() };
    const kills = [
      { firstId: 1000, afterLines: 40 },
      { firstId: 2000, afterLines: 75 },
    ];

    const told = (
      await Promise.all(
        kills.map(({ firstId, afterLines }) =>
          runAndKill({ ...doomed, firstId, isStopping: false }, afterLines),
        ),
      )
    ).flat();

    const [held, booked] = [idsTold(told, 'held'), idsTold(told, 'booked')];
    expect(new Set(await liveOf(booked, 'booked'))).toEqual(new Set(booked));
    expect((await liveOf(held, 'held')).length).toBeGreaterThan(0);
    await api.advance(minutesMs(16));
    const { rows } = await api.db.execute<{ held: number }>(
      sql`select count(*)::int as held from availability.time_claims where state = 'held'`,
    );
    expect(rows).toEqual([{ held: 0 }]);
    expect(new Set(await liveOf(booked, 'booked'))).toEqual(new Set(booked));
  });
});
