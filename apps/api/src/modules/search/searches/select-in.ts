import { type SQL, sql } from 'drizzle-orm';
import { where } from './conditions.ts';
import { paidLane } from './estimate.ts';

export interface Matches {
  conditions: readonly SQL[];
  /** Only these; all if they are left out. */
  lanes?: readonly number[] | undefined;
}

/**
 * Selects matches, in these lanes if there are too many. Paid documents are so sparse that their lanes would be read
 * out of whole posting lists, so they have their own text index.
 */
export function selectIn(columns: SQL, { conditions, lanes }: Matches): SQL {
  const select = (also: readonly SQL[]) =>
    sql`select ${columns} from search.documents d ${where([...conditions, ...also])}`;
  if (!lanes) return select([]);
  const among = (some: readonly number[]) => sql`d.lane = any(${sql.param([...some])}::int[])`;
  const [paid, others] = [lanes.filter((lane) => lane >= paidLane), lanes.filter((lane) => lane < paidLane)];
  const parts = [
    ...(paid.length > 0 ? [select([sql`d.tier > 0`, among(paid)])] : []),
    ...(others.length > 0 ? [select([among(others)])] : []),
  ];
  return parts.length === 1
    ? sql`${parts[0]}`
    : sql.join(
        parts.map((part) => sql`(${part})`),
        sql` union all `,
      );
}

/**
 * The first of all matches, found as if all were wanted: planned for so few, a search for words that seldom come together
 * would read the whole table.
 */
export const selectFirst = (columns: SQL, conditions: readonly SQL[], most: number): SQL =>
  sql`with hits as materialized (${selectIn(columns, { conditions })}) select * from hits limit ${most}`;
