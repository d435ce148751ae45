import type { SearchModule } from '@souk/contract/modules/search/listing';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { FoundDocument } from '../documents/document.tables.ts';
import { where } from '../searches/conditions.ts';
import { foundColumns, type RawDocument, toFound } from '../searches/found.ts';
import { run } from '../searches/run.ts';
import { type Viewer, viewerKey } from './record-view.ts';

export interface Strip {
  module?: SearchModule | undefined;
  categoryId?: number | undefined;
  page: number;
  pageSize: number;
}

const bounds = ({ page, pageSize }: Strip) =>
  sql`limit ${pageSize} offset ${Math.min((page - 1) * pageSize, 1000)}`;

const inCategory = (categoryId: number | undefined): SQL[] =>
  categoryId ? [sql`d.category_ids @> array[${Math.min(categoryId, 2_147_483_647)}::int]`] : [];

const ofModule = (module: SearchModule | undefined): SQL[] => (module ? [sql`d.module = ${module}`] : []);

/** What the viewer has looked at, the latest first, and how much of it there is. */
export async function recentlyViewed(
  reader: Reader,
  viewer: Viewer,
  strip: Strip,
): Promise<{ documents: FoundDocument[]; total: number }> {
  const conditions = [
    sql`v.viewer = ${viewerKey(viewer)}`,
    ...ofModule(strip.module),
    ...inCategory(strip.categoryId),
  ];
  const rows = await run<RawDocument & { total: number }>(
    reader,
    sql`select ${foundColumns}, count(*) over () as total from search.views v
      join search.documents d on d.kind = v.kind and d.subject_id = v.subject_id
      ${where(conditions)} order by v.viewed_at desc, d.id desc ${bounds(strip)}`,
    true,
  );
  return { documents: rows.map(toFound), total: rows[0]?.total ?? 0 };
}

/** What many look at these days; a view weighs half after a week. */
export async function listPopular(
  reader: Reader,
  strip: Strip,
): Promise<{ documents: FoundDocument[]; total: number }> {
  const { module, categoryId } = strip;
  const conditions = [...(module ? [sql`p.module = ${module}`] : []), ...inCategory(categoryId)];
  const rows = await run<RawDocument>(
    reader,
    sql`select ${foundColumns} from search.popularity p join search.documents d on d.id = p.document_id
      ${where(conditions)} order by p.heat desc ${bounds(strip)}`,
    true,
  );
  const [counted] = await run<{ total: number }>(
    reader,
    sql`select count(*) as total from (select from search.popularity p
      join search.documents d on d.id = p.document_id ${where(conditions)} limit 1000) counted`,
    true,
  );
  return { documents: rows.map(toFound), total: counted?.total ?? 0 };
}
