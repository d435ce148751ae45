import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../testing/start-api.ts';

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
