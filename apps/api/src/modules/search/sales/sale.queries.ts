import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { FoundDocument } from '../documents/document.tables.ts';
import { where } from '../searches/conditions.ts';
import { foundColumns, type RawDocument, toFound } from '../searches/found.ts';
import { run } from '../searches/run.ts';
import { boundsOf, conditionsOf, type Strip } from '../views/view.queries.ts';
import { dayAgo, monthDays, quarterDays } from './note-sales.ts';

interface SoldStrip extends Strip {
  /** Only things of this kind. */
  kind?: string | undefined;
}

/** The most viewed can be paged this far. */
const deepest = 1000;

const soldLately = (): SQL => sql`sold as (
  select kind, subject_id, coalesce(sum(units) filter (where day > ${dayAgo(monthDays)}::date), 0) as month,
    sum(units) as quarter
  from search.sales where day > ${dayAgo(quarterDays)}::date group by kind, subject_id having sum(units) > 0)`;

/**
 * Best sellers of the last 30 days, then of the last 90, then the most viewed. Reads a quarter's sales by index, and
 * no more views than a page shows.
 */
export async function listSold(
  reader: Reader,
  strip: SoldStrip,
): Promise<{ documents: FoundDocument[]; total: number }> {
  const { page, pageSize, kind } = strip;
  const conditions = [...(await conditionsOf(reader, strip)), ...(kind ? [sql`d.kind = ${kind}`] : [])];
  const unsold = sql`not exists (select from sold s where s.kind = d.kind and s.subject_id = d.subject_id)`;
  const reach = Math.min(page * pageSize, deepest + pageSize);
  const ranked = sql`with ${soldLately()},
    bought as (select d.id, s.month, s.quarter from sold s
      join search.documents d on d.kind = s.kind and d.subject_id = s.subject_id ${where(conditions)}),
    viewed as (select d.id, p.heat from search.popularity p join search.documents d on d.id = p.document_id
      ${where([...conditions, unsold])} order by p.heat desc limit ${deepest})`;
  const rows = await run<RawDocument>(
    reader,
    sql`${ranked}, best as (select id, month, quarter, null::float8 as heat from bought
        union all ((select id, -1, -1, heat from viewed order by heat desc limit ${reach})))
      select ${foundColumns} from best b join search.documents d on d.id = b.id
      order by b.month desc, b.quarter desc, b.heat desc nulls last, d.id desc ${boundsOf(strip)}`,
    true,
  );
  const [counted] = await run<{ total: number }>(
    reader,
    sql`${ranked} select (select count(*) from bought) + (select count(*) from viewed) as total`,
    true,
  );
  return { documents: rows.map(toFound), total: counted?.total ?? 0 };
}
