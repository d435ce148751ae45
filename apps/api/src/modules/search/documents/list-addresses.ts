import { addressesPerPart } from '@souk/contract/modules/search/addresses';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { run } from '../searches/run.ts';

/** Rows held in memory at a time. */
const pageSize = 5000;

interface Address {
  id: number;
  path: string;
  changed_at: string;
}

/** The parts that are not empty; a part is a fixed range of ids, so that an address never changes its part. */
export async function listAddressParts(reader: Reader): Promise<number[]> {
  const rows = await run<{ part: number }>(
    reader,
    sql`select part from generate_series(1, (select max(id) / ${addressesPerPart}::bigint + 1 from search.documents)) part
      where exists (select from search.documents
        where id >= (part - 1) * ${addressesPerPart}::bigint and id < part * ${addressesPerPart}::bigint)
      order by part`,
    true,
  );
  return rows.map(({ part }) => Number(part));
}

/** The addresses of one part in the order of their ids, and where the next batch starts. */
export async function listAddresses(
  reader: Reader,
  part: number,
  after: number | undefined,
): Promise<{ data: { path: string; changed_at: string }[]; next: number | null }> {
  const first = (part - 1) * addressesPerPart;
  const rows = await run<Address>(
    reader,
    sql`select id, path, published_at as changed_at from search.documents
      where id > ${Math.max(after ?? 0, first - 1)}::bigint and id < ${first + addressesPerPart}::bigint
      order by id limit ${pageSize}`,
    true,
  );
  const last = rows.at(-1);
  return {
    data: rows.map(({ path, changed_at: at }) => ({ path, changed_at: new Date(at).toISOString() })),
    next: last && rows.length === pageSize ? Number(last.id) : null,
  };
}
