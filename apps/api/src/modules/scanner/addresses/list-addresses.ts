import { addressesPerPart } from '@souk/contract/modules/search/addresses';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { productPath } from '../products/code.rules.ts';

/** Rows held in memory at a time. */
const pageSize = 5000;

/**
 * The parts that contain a verified food; a part is a fixed range of ids, so that an address never changes its part.
 */
export async function listAddressParts(reader: Reader): Promise<number[]> {
  const { rows } = await reader.execute<{ part: string }>(sql`
    select part from generate_series(1, (select max(id) / ${addressesPerPart}::bigint + 1 from scanner.products)) part
    where exists (select from scanner.products where state = 'verified'
      and id >= (part - 1) * ${addressesPerPart}::bigint and id < part * ${addressesPerPart}::bigint)
    order by part`);
  return rows.map(({ part }) => Number(part));
}

/** The addresses of one part in the order of their ids, and where the next batch starts. */
export async function listAddresses(
  reader: Reader,
  part: number,
  after = 0,
): Promise<{ data: { path: string; changed_at: string }[]; next: number | null }> {
  const first = (part - 1) * addressesPerPart;
  const { rows } = await reader.execute<{ id: string; changed: string | Date }>(sql`
    select id, updated_at as changed from scanner.products where state = 'verified'
      and id > ${Math.max(after, first - 1)}::bigint and id < ${first + addressesPerPart}::bigint
    order by id limit ${pageSize}`);
  const last = rows.at(-1);
  return {
    data: rows.map(({ id, changed }) => ({
      path: productPath(Number(id)),
      changed_at: new Date(changed).toISOString(),
    })),
    next: last && rows.length === pageSize ? Number(last.id) : null,
  };
}
