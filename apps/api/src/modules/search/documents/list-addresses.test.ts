import { listAddresses, listAddressParts } from '@souk/contract/modules/search/addresses';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildDocument } from '../testing.ts';
import { removeDocument } from './remove-document.ts';

let api: TestApi;
let ownerId: number;

/** Numbers the next documents from here on. */
const countFrom = (id: number) =>
  api.db.execute(sql`select setval(pg_get_serial_sequence('search.documents', 'id'), ${id}::bigint, false)`);

const part = async (number: number) => {
  const paths: string[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: { data: { path: string }[]; next: number | null } = await api
      .as()
      .call(listAddresses, { params: { part: number }, query: { after } });
    paths.push(...page.data.map(({ path }) => path));
    after = page.next;
  }
  return paths;
};

beforeAll(async () => {
  api = await startApi();
  ownerId = (await buildUser(api.db)).id;
});

describe('addresses of all things', () => {
  test('lie in parts that do not move when things come and go', async () => {
    expect(await api.as().call(listAddressParts)).toEqual([]);
    await countFrom(49_999);
    const first = await buildDocument(api.db, ownerId, { path: '/last-of-one' });
    await buildDocument(api.db, ownerId, { path: '/first-of-two' });
    await countFrom(150_000);
    await buildDocument(api.db, ownerId, { path: '/first-of-four' });

    expect(await api.as().call(listAddressParts)).toEqual([1, 2, 4]);
    expect(await part(1)).toEqual(['/last-of-one']);
    expect(await part(2)).toEqual(['/first-of-two']);
    expect(await part(3)).toEqual([]);
    expect(await part(4)).toEqual(['/first-of-four']);

    await api.db.transaction((tx) => removeDocument(tx, first.subject));
    expect(await api.as().call(listAddressParts)).toEqual([2, 4]);
    expect(await part(2)).toEqual(['/first-of-two']);
  });

  test('come some thousand at a time, each once', async () => {
    await api.db.execute(sql`insert into search.documents (kind, subject_id, module, owner_id, category_ids, title,
        words, facet_ids, place_ids, numbers, tier, rating, published_at, path, card)
      select 'test.many', n, 'classified', ${ownerId}, '{1}', 'Many', '', '{}', '{}', '{}', 0, 0, now(), '/many-' || n, '{}'
      from generate_series(1, 12000) n`);

    const paths = await part(4);

    expect(paths).toHaveLength(12_001);
    expect(new Set(paths).size).toBe(12_001);
  });
});
