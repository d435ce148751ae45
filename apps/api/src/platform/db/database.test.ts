import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { beforeCommit, sendAlong } from './before-commit.ts';
import type { Reader, Tx } from './database.ts';

describe('transactions', () => {
  test('that lose a deadlock run again until both have done their work', async () => {
    const { db } = await startApi();
    await db.execute(sql`create table public.two_rows (id int primary key, n int not null)`);
    await db.execute(sql`insert into public.two_rows values (1, 0), (2, 0)`);
    const met = Promise.withResolvers<void>();
    let waiting = 0;
    const meet = async () => {
      waiting += 1;
      if (waiting === 2) met.resolve();
      await met.promise;
    };

    const crossing = (first: number, second: number) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`update public.two_rows set n = n + 1 where id = ${first}`);
        await meet();
        await tx.execute(sql`update public.two_rows set n = n + 1 where id = ${second}`);
      });
    await Promise.all([crossing(1, 2), crossing(2, 1)]);

    const { rows } = await db.execute(sql`select n from public.two_rows order by id`);
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
  });

  test('that cannot begin give their connection back', async () => {
    const { db, database } = await startApi();
    const impossible = () => db.transaction(async () => undefined, { isolationLevel: 'none' as never });

    for (let n = 0; n <= database.pool.options.max; n += 1) await expect(impossible()).rejects.toThrow();

    expect(await db.transaction((tx) => tx.$count(sql`(select 1)`))).toBe(1);
  });

  test('begin with their first statement, also where several are sent at once', async () => {
    const { db } = await startApi();
    const idIn = async (tx: Reader) => {
      const { rows } = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
      return rows[0]?.id;
    };

    const ids = await db.transaction((tx) => Promise.all([idIn(tx), idIn(tx), idIn(tx)]));

    expect(new Set(ids).size).toBe(1);
    expect(ids).not.toContain(await idIn(db));
  });

  test('undo everything when their first statement or a later one fails', async () => {
    const { db } = await startApi();
    await db.execute(sql`create table public.once (id int primary key)`);
    const insert = (tx: Reader, id: number) => tx.execute(sql`insert into public.once values (${id})`);
    const failing: ((tx: Reader) => Promise<unknown>)[] = [
      async (tx: Reader) => Promise.all([insert(tx, 1), insert(tx, 1)]),
      async (tx: Reader) => insert(tx, 2).then(() => insert(tx, 2)),
      async (tx: Reader) => tx.execute(sql`select * from public.missing`),
    ];

    for (const work of failing) await expect(db.transaction(work)).rejects.toThrow();

    expect(await db.$count(sql`public.once`)).toBe(0);
    await db.transaction((tx) => insert(tx, 3));
    expect(await db.$count(sql`public.once`)).toBe(1);
  });

  test('fail with what was sent along and not waited for, and leave nothing behind', async () => {
    const { db } = await startApi();
    await db.execute(sql`create table public.along (id int primary key)`);
    const insert = (tx: Reader, id: number) => sendAlong(tx, sql`insert into public.along values (${id})`);
    const twice = async (tx: Tx) => {
      await insert(tx, 1);
      await insert(tx, 1);
    };
    const failing: ((tx: Tx) => Promise<unknown>)[] = [
      twice,
      async (tx) => twice(tx).then(() => tx.execute(sql`select 1`)),
      async (tx) => tx.transaction(twice),
    ];

    for (const work of failing)
      await expect(db.transaction(work)).rejects.toMatchObject({ cause: { code: '23505' } });

    expect(await db.$count(sql`public.along`)).toBe(0);
    await db.transaction((tx) => insert(tx, 2));
    expect(await db.$count(sql`public.along`)).toBe(1);
  });

  test('fail with what they book before they commit, and leave nothing behind', async () => {
    const { db } = await startApi();
    await db.execute(sql`create table public.booked (id int primary key)`);
    const writeAll = (ids: readonly number[]) =>
      sql`insert into public.booked select unnest(${`{${ids.join(',')}}`}::int[])`;
    const book = (tx: Reader, id: number) => beforeCommit(tx, writeAll, id);

    const failing = db.transaction((tx) => Promise.all([book(tx, 1), book(tx, 1)]));

    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    await db.transaction((tx) => Promise.all([book(tx, 2), book(tx, 3)]));
    expect(await db.$count(sql`public.booked`)).toBe(2);
  });

  test('that ask nothing leave their connection as it was', async () => {
    const { db } = await startApi();

    const nothing = await db.transaction(async () => 'nothing');
    const undone = db.transaction(async () => {
      throw new Error('undone');
    });

    await expect(undone).rejects.toThrow('undone');
    expect(nothing).toBe('nothing');
    expect(
      await db.$count(
        sql`pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      ),
    ).toBe(0);
  });
});

describe('statements', () => {
  const names = 'select name from pg_prepared_statements where statement like ';

  test('that come often are prepared, those with an empty name never', async () => {
    const { database } = await startApi();
    const client = await database.pool.connect();

    for (let n = 0; n < 6; n += 1) {
      await client.query({ text: 'select $1::int as often', values: [n] });
      await client.query({ text: 'select $1::int as planned', values: [n], name: '' });
    }
    const { rows } = await client.query(`${names} '%as often'`);
    const { rows: planned } = await client.query(`${names} '%as planned'`);
    client.release();

    expect(rows).toHaveLength(1);
    expect(planned).toEqual([]);
  });

  test('are prepared anew when their table has changed', async () => {
    const { db, database } = await startApi();
    await db.execute(sql`create table public.wide (id int)`);
    const client = await database.pool.connect();
    const ask = () => client.query({ text: 'select * from public.wide' });
    for (let n = 0; n < 6; n += 1) await ask();

    await db.execute(sql`alter table public.wide add column name text`);

    await expect(ask()).rejects.toMatchObject({ code: '0A000' });
    expect((await ask()).fields).toHaveLength(2);
    client.release();
  });
});
