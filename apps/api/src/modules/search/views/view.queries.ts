import type { TemplateSlug } from '@souk/contract/modules/catalogue/categories';
import type { SearchModule } from '@souk/contract/modules/search/listing';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { FoundDocument } from '../documents/document.tables.ts';
import { categoryCondition, templateCondition } from '../searches/category-conditions.ts';
import { where } from '../searches/conditions.ts';
import { foundColumns, type RawDocument, toFound } from '../searches/found.ts';
import { run } from '../searches/run.ts';
import { type Viewer, viewerKeys } from './record-view.ts';

export interface Strip {
  module?: SearchModule | undefined;
  categoryId?: number | undefined;
  template?: TemplateSlug | undefined;
  page: number;
  pageSize: number;
}

export const boundsOf = ({ page, pageSize }: Strip) =>
  sql`limit ${pageSize} offset ${Math.min((page - 1) * pageSize, 1000)}`;

const ofModule = (module: SearchModule | undefined): SQL[] => (module ? [sql`d.module = ${module}`] : []);

async function placed(reader: Reader, { categoryId, template }: Strip): Promise<SQL[]> {
  const conditions: SQL[] = [];
  if (categoryId) conditions.push(await categoryCondition(reader, categoryId, 'inverted'));
  if (template) conditions.push(await templateCondition(reader, template, 'inverted'));
  return conditions;
}

/** A strip's conditions on its documents, `d` in the query. */
export const conditionsOf = async (reader: Reader, strip: Strip): Promise<SQL[]> => [
  ...ofModule(strip.module),
  ...(await placed(reader, strip)),
];

/** What the viewer has viewed, latest first, and the total. */
export async function recentlyViewed(
  reader: Reader,
  viewer: Viewer,
  strip: Strip,
): Promise<{ documents: FoundDocument[]; total: number }> {
  const conditions = await conditionsOf(reader, strip);
  const rows = await run<RawDocument & { total: number }>(
    reader,
    sql`select ${foundColumns}, count(*) over () as total from (
        select kind, subject_id, max(viewed_at) as viewed_at from search.views
        where viewer = any(${sql.param(viewerKeys(viewer))}::text[]) group by kind, subject_id) v
      join search.documents d on d.kind = v.kind and d.subject_id = v.subject_id
      ${where(conditions)} order by v.viewed_at desc, d.id desc ${boundsOf(strip)}`,
    true,
  );
  return { documents: rows.map(toFound), total: rows[0]?.total ?? 0 };
}

/** What many people view at the moment; a view counts half after a week. */
export async function listPopular(
  reader: Reader,
  strip: Strip,
): Promise<{ documents: FoundDocument[]; total: number }> {
  const { module } = strip;
  const conditions = [...(module ? [sql`p.module = ${module}`] : []), ...(await placed(reader, strip))];
  const rows = await run<RawDocument>(
    reader,
    sql`select ${foundColumns} from search.popularity p join search.documents d on d.id = p.document_id
      ${where(conditions)} order by p.heat desc ${boundsOf(strip)}`,
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
