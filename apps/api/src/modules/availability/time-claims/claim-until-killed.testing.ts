import { fromNow, minutesMs } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { bookTime, claimTime, SlotTaken } from '../index.ts';

/** What a process that will be killed is told. */
export interface Doomed {
  url: string;
  ownerId: number;
  ids: number[];
  startsAt: string;
  /** Its claimants count from here. */
  firstId: number;
  /** It stops between the claim and the commit. */
  isStopping: boolean;
}

const kind = 'test.killed';
const { url, ownerId, ids, startsAt, firstId, isStopping } = JSON.parse(process.argv[2] ?? '{}') as Doomed;
const { db } = openDatabase(url, 2);
const tell = (word: string, id: number) => process.stdout.write(`${word} ${id}\n`);

/** Holds half an hour and books every second one; says what was committed, after it was. */
async function claim(n: number): Promise<void> {
  const claimant = { kind, id: firstId + n };
  const start = new Date(Date.parse(startsAt) + minutesMs(30 * (n % 16) + 1440 * Math.floor(n / 16)));
  const needs = [{ anyOf: ids, parts: [{ fromMinutes: 0, toMinutes: 30 }] }];
  await db.transaction(async (tx) => {
    const until = fromNow(minutesMs(15));
    await claimTime(tx, { ownerId, startsAt: start, needs }, claimant, { state: 'held', until });
    if (!isStopping) return;
    tell('claimed', claimant.id);
    await new Promise<never>(() => undefined);
  });
  tell('held', claimant.id);
  if (n % 2 === 0) return;
  await db.transaction((tx) => bookTime(tx, claimant));
  tell('booked', claimant.id);
}

for (let n = 0; ; n += 1)
  await claim(n).catch((error) => {
    if (!(error instanceof SlotTaken)) throw error;
  });
