import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { clock, daysMs, fromNow, hoursMs, minutesMs } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { createLog } from '../log.ts';
import { drainJobs } from './drain-jobs.ts';
import { addJob, type Jobs, removeJob } from './jobs.ts';
import { seedingPart, shareJobs } from './seeding-part.ts';

interface Note {
  word: string;
}

const name = 'note-a-word';

/** The product with one more job, which records its payloads in the order in which they run. */
async function openNotes(other: Jobs = {}) {
  const { db, database } = await startApi();
  const words: string[] = [];
  const jobs: Jobs = {
    [name]: async (_db: Db, { word }: Note) => {
      words.push(word);
    },
    ...other,
  };
  const drain = () => drainJobs(database, jobs, createLog({ LOG_LEVEL: 'silent' }));
  return { db, words, drain };
}

const waiting = async (db: Db) => {
  const { rows } = await db.execute<{ word: string }>(
    sql`select payload ->> 'word' as word from graphile_worker._private_jobs order by id`,
  );
  return rows.map(({ word }) => word);
};

afterEach(async () => {
  clock.goBack(0);
  seedingPart.take(null);
  const { db } = await startApi();
  await db.execute(sql`delete from graphile_worker._private_jobs`);
});

describe('booking jobs', () => {
  test('keeps what a part of a transaction books, unless the part is undone', async () => {
    const { db } = await openNotes();

    await db.transaction(async (tx) => {
      await tx.transaction((part) => addJob(part, name, { word: 'kept' }));
      const undone = tx.transaction(async (part) => {
        await addJob(part, name, { word: 'lost' });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await waiting(tx as unknown as Db)).toEqual([]);
    });

    expect(await waiting(db)).toEqual(['kept']);
  });

  test('writes those of a transaction together, and none of one that is undone', async () => {
    const { db, words, drain } = await openNotes();

    await db.transaction(async (tx) => {
      for (const word of ['one', 'two', 'three']) await addJob(tx, name, { word });
      expect(await waiting(db)).toEqual([]);
    });
    const undone = db.transaction(async (tx) => {
      await addJob(tx, name, { word: 'never' });
      throw new Error('undone');
    });

    await expect(undone).rejects.toThrow('undone');
    await drain();
    expect(words).toEqual(['one', 'two', 'three']);
  });

  test('keeps the last word under each key, whether that books or takes back', async () => {
    const { db, words, drain } = await openNotes();
    await addJob(db, name, { word: 'booked before' }, { key: 'b' });

    await db.transaction(async (tx) => {
      await addJob(tx, name, { word: 'replaced' }, { key: 'a' });
      await addJob(tx, name, { word: 'stands' }, { key: 'a' });
      await removeJob(tx, 'b');
      await addJob(tx, name, { word: 'taken back' }, { key: 'c' });
      await removeJob(tx, 'c');
      await removeJob(tx, 'd');
      await addJob(tx, name, { word: 'booked after all' }, { key: 'd' });
    });

    await drain();
    expect(words.sort()).toEqual(['booked after all', 'stands']);
  });

  test('holds in the part of a transaction that is kept when another part is undone', async () => {
    const { db, words, drain } = await openNotes();

    await db.transaction(async (tx) => {
      await addJob(tx, name, { word: 'whole' });
      await tx
        .transaction(async (part) => {
          await addJob(part, name, { word: 'undone' });
          throw new Error('undone');
        })
        .catch(() => undefined);
    });

    await drain();
    expect(words).toEqual(['whole']);
  });
});

describe('working off jobs', () => {
  test('goes by their times, however they were booked', async () => {
    const { db, words, drain } = await openNotes();
    for (const hours of [3, 1, 2])
      await addJob(
        db,
        name,
        { word: `${hours} h ago` },
        { runAt: fromNow(-hoursMs(hours)), key: `${hours}` },
      );

    await drain();

    expect(words).toEqual(['3 h ago', '2 h ago', '1 h ago']);
  });

  test('does not do what an earlier job has taken back', async () => {
    const { db, words, drain } = await openNotes({
      'take-back': (own: Db) => removeJob(own, 'late 9'),
    });
    await addJob(db, 'take-back', {}, { runAt: fromNow(-hoursMs(2)) });
    for (let late = 0; late < 10; late += 1)
      await addJob(
        db,
        name,
        { word: `${late}` },
        { runAt: fromNow(-minutesMs(60 - late)), key: `late ${late}` },
      );

    await drain();

    expect(words).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('does each once where two work at a time', async () => {
    const { db, words, drain } = await openNotes();
    const booked = Array.from({ length: 200 }, (_, index) => `${index}`);
    await db.transaction(async (tx) => {
      for (const word of booked) await addJob(tx, name, { word });
    });

    await Promise.all([drain(), drain(), drain()]);

    expect(words.toSorted((a, b) => Number(a) - Number(b))).toEqual(booked);
  });

  test('puts off what fails and goes on with the rest', async () => {
    const { db, words, drain } = await openNotes({
      fail: async () => {
        throw new Error('not today');
      },
    });
    await addJob(db, 'fail', { word: 'failed' });
    await addJob(db, name, { word: 'done' });

    await drain();

    expect(words).toEqual(['done']);
    expect(await waiting(db)).toEqual(['failed']);
  });
});

describe('a process that lives in the past', () => {
  test('does its jobs when their time has come there, and leaves the rest to the present', async () => {
    const { db, words, drain } = await openNotes();
    clock.goBack(daysMs(10));
    await addJob(db, name, { word: 'at once' });
    await addJob(db, name, { word: 'after 3 days' }, { runAt: fromNow(daysMs(3)) });
    await addJob(db, name, { word: 'after 11 days' }, { runAt: fromNow(daysMs(11)) });

    await drain();
    expect(words).toEqual(['at once']);
    clock.goBack(daysMs(6));
    await drain();

    expect(words).toEqual(['at once', 'after 3 days']);
    clock.goBack(0);
    await drain();
    expect(await waiting(db)).toEqual(['after 11 days']);
  });
});

describe('processes that make up one history side by side', () => {
  test('each do the jobs of their own part alone, however late another part lives', async () => {
    const { db, words, drain } = await openNotes({
      'book-another': (own: Db) => addJob(own, name, { word: 'of a job of the shops' }),
    });
    seedingPart.take('shops');
    clock.goBack(daysMs(60));
    await addJob(db, 'book-another', {});
    await addJob(db, name, { word: 'of the shops' }, { runAt: fromNow(daysMs(1)), key: 'of the shops' });

    seedingPart.take('ads');
    clock.goBack(daysMs(2));
    await addJob(db, name, { word: 'of the ads' });
    await drain();
    expect(words).toEqual(['of the ads']);

    seedingPart.take('shops');
    clock.goBack(daysMs(58));
    await drain();
    expect(words).toEqual(['of the ads', 'of the shops', 'of a job of the shops']);
  });

  test('leave alone what belongs to none of them, and are left alone by it', async () => {
    const { db, words, drain } = await openNotes();
    await addJob(db, name, { word: 'of nobody' });
    seedingPart.take('shops');
    await addJob(db, name, { word: 'of the shops' });

    await drain();
    expect(words).toEqual(['of the shops']);

    await addJob(db, name, { word: 'late' });
    seedingPart.take(null);
    await drain();
    expect(words).toEqual(['of the shops', 'of nobody']);
  });

  test('leave jobs behind that anybody does once they are shared', async () => {
    const { db, words, drain } = await openNotes();
    seedingPart.take('shops');
    await addJob(db, name, { word: 'left behind' });
    seedingPart.take(null);

    await shareJobs(db);
    await drain();

    expect(words).toEqual(['left behind']);
  });
});
