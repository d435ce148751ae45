import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { afterFile } from '../../apps/api/src/testing/after-file.ts';
import { startSideBySide } from './side-by-side.ts';

const folder = mkdtempSync(join(tmpdir(), 'souk-parts-'));
afterFile(() => rm(folder, { recursive: true, force: true }));

/** Acts as a part: runs through its days, fails, or stays until it is stopped. */
const program = join(folder, 'part.mjs');
writeFileSync(
  program,
  `const [name] = process.argv.slice(2);
  process.on('disconnect', () => process.exit(1));
  process.once('message', ({ days }) => {
    if (name.startsWith('stays')) return;
    if (name === 'fails') process.exit(3);
    for (let daysMade = 0; daysMade < days; daysMade += 1) process.send({ daysMade, days });
    process.send({ daysMade: days, days }, () => process.exit(0));
  });`,
);

function start(...names: string[]) {
  const trades = startSideBySide(program, names, {});
  const told: number[] = [];
  const ended: string[] = [];
  const live = () =>
    trades.live(
      { days: 3 },
      { tell: ({ daysMade }) => told.push(daysMade), ended: (name) => ended.push(name) },
    );
  return { trades, told, ended, live };
}

describe('parts of the market that are made side by side', () => {
  test('tell how far the slowest of them is, each day once', async () => {
    const { live, told, ended } = start('one', 'two', 'three');

    await live();

    expect(told).toEqual([0, 1, 2, 3]);
    expect(ended.toSorted()).toEqual(['one', 'three', 'two']);
  });

  test('all stop where one fails, and the failure names it', async () => {
    const { live, trades, told, ended } = start('stays', 'fails', 'stays as well');

    await expect(live()).rejects.toThrow('The part "fails" of the demo market has failed (status 3).');

    expect(told).toEqual([]);
    expect(ended).toEqual([]);
    expect(trades.isAnyLeft()).toBe(false);
  });

  test('fail where one ends before it was told what to do', async () => {
    const trades = startSideBySide(join(folder, 'nothing-here.mjs'), ['lost'], {});

    const lived = trades.live({}, { tell: () => undefined, ended: () => undefined });

    await expect(lived).rejects.toThrow('The part "lost" of the demo market has failed');
  });
});
