import { listContent } from '@souk/contract/modules/search/views';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildDocument } from '../testing.ts';
import { recordView } from '../views/record-view.ts';
import { forgetSales, noteSales } from './note-sales.ts';
import { listSold } from './sale.queries.ts';

describe('best sellers', () => {
  let api: TestApi;
  let ownerId: number;

  beforeAll(async () => {
    api = await startApi();
    ownerId = (await buildUser(api.db)).id;
  });

  const build = async (title: string) =>
    (await buildDocument(api.db, ownerId, { title, module: 'retail' })).subject;
  const sell = (subject: { kind: string; id: number }, units: number) =>
    api.db.transaction((tx) => noteSales(tx, subject, units));
  const titles = async (query: object = {}) =>
    (
      await api.as().call(listContent, {
        params: { content_type: 'best-sellers' },
        query: { module: 'retail', ...query },
      })
    ).data.map(({ title }) => title);

  test('are those of the last month, then those of the quarter, then what is looked at [content-type-best-sellers]', async () => {
    const [old, before, lately, much, viewed] = [
      await build('sold long ago'),
      await build('sold last quarter'),
      await build('sold a little'),
      await build('sold much'),
      await build('only looked at'),
    ];
    await build('nothing of it');
    await sell(old, 99);
    await api.advance(daysMs(45));
    await sell(before, 50);
    await api.advance(daysMs(50));
    await sell(lately, 2);
    await sell(much, 4);
    await sell(much, 3);
    for (const subject of [viewed, lately]) await recordView(api.db, { deviceId: 'buyer' }, subject);

    expect(await titles()).toEqual(['sold much', 'sold a little', 'sold last quarter', 'only looked at']);
    expect(await titles({ page: 2, page_size: 10 })).toEqual([]);
    const strip = { module: 'retail' as const, page: 2, pageSize: 2 };
    const second = await listSold(api.db, strip);
    expect(second.documents.map(({ title }) => title)).toEqual(['sold last quarter', 'only looked at']);
    expect(second.total).toBe(4);
  });

  test('count what came back on the day it was sold, and never below nothing', async () => {
    const subject = await build('came back');
    const day = clock.now();
    await sell(subject, 5);
    await api.advance(daysMs(3));

    await api.db.transaction((tx) => noteSales(tx, subject, -9, day));

    expect(await titles()).not.toContain('came back');
  });

  test('forget what is older than a quarter', async () => {
    await sell(await build('soon forgotten'), 1);
    await api.advance(daysMs(91));

    await forgetSales(api.db);

    const { rows } = await api.db.execute(sql`select count(*)::int as left from search.sales`);
    expect(rows).toEqual([{ left: 0 }]);
  });
});
