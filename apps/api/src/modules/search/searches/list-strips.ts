import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { FoundDocument } from '../documents/document.tables.ts';
import { allConditions, where } from './conditions.ts';
import { foundColumns, type RawDocument, toFound } from './found.ts';
import { run } from './run.ts';
import type { SearchFilters } from './search-query.ts';

/** A short row of cards: the newest or best rated that match the filters, or these subjects in their order. */
export type Strip =
  | { filters: SearchFilters; sort: 'most-recent' | 'top-rated'; most: number }
  | { kind: string; ids: readonly number[] };

const keys = { 'most-recent': sql`d.published_at`, 'top-rated': sql`d.rating` };

async function selectStrip(reader: Reader, strip: Strip, place: number): Promise<SQL> {
  const columns = sql`${sql.raw(String(place))} as strip, ${foundColumns}`;
  if ('kind' in strip) {
    const ids = sql`${sql.param(`{${strip.ids.join(',')}}`)}::bigint[]`;
    return sql`(select ${columns} from search.documents d
      where d.kind = ${strip.kind} and d.subject_id = any(${ids}) order by array_position(${ids}, d.subject_id))`;
  }
  const conditions = await allConditions(reader, strip.filters, 'ordered');
  return sql`(select ${columns} from search.documents d ${where(conditions)}
    order by d.tier desc, ${keys[strip.sort]} desc, d.id desc limit ${sql.raw(String(strip.most))})`;
}

/** Several strips in one statement, each in its place; totals are not counted. */
export async function listStrips(reader: Reader, strips: readonly Strip[]): Promise<FoundDocument[][]> {
  const parts = await Promise.all(strips.map((strip, place) => selectStrip(reader, strip, place)));
  const rows = await run<RawDocument & { strip: number }>(reader, sql.join(parts, sql` union all `));
  const byStrip = Map.groupBy(rows, ({ strip }) => strip);
  return strips.map((_strip, place) => (byStrip.get(place) ?? []).map(toFound));
}
