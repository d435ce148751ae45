import type { TemplateSlug } from '@souk/contract/modules/catalogue/categories';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../../platform/db/database.ts';
import { keptOfDatabase } from '../../../platform/kept.ts';
import { categories } from '../../catalogue/index.ts';
import { findLevel } from './find-level.ts';

/**
 * How the conditions will be looked up: along an ordered index, which has a column for each level of the tree, or
 * through the text index, which combines category, facets and lanes.
 */
export type Access = 'ordered' | 'inverted';

/** Things in a category or anywhere beneath it. */
export async function categoryCondition(reader: Reader, categoryId: number, access: Access): Promise<SQL> {
  // No category has an id beyond the column's range.
  if (categoryId > 2_147_483_647) return sql`false`;
  const level = access === 'ordered' ? await findLevel(reader, categoryId) : undefined;
  if (level === 1) return sql`d.root_id = ${categoryId}::int`;
  if (level === 2) return sql`d.branch_id = ${categoryId}::int`;
  return sql`d.category_ids @> array[${categoryId}::int]`;
}

interface Templated {
  id: number;
  parentId: number | null;
  template: TemplateSlug;
}

/** A category that changes its template is still searched under the old one for this long. */
const templates = keptOfDatabase(new LRUCache<'all', Templated[]>({ max: 1, ttl: 60_000 }));

async function listTemplated(reader: Reader): Promise<Templated[]> {
  const known = templates.get('all');
  if (known) return known;
  const rows = await reader
    .select({ id: categories.id, parentId: categories.parentId, template: categories.template })
    .from(categories);
  const found = rows.map((row) => ({ ...row, template: row.template ?? 'general' }));
  templates.set('all', found);
  return found;
}

/**
 * Things whose category has this template. Usually whole branches share one, so the root decides: a template with one
 * root is a category, and the general one, which has most roots, is the complement of the others.
 */
export async function templateCondition(
  reader: Reader,
  template: TemplateSlug,
  access: Access,
): Promise<SQL> {
  const all = await listTemplated(reader);
  const byId = new Map(all.map((category) => [category.id, category]));
  const isUniform = all.every(
    ({ parentId, template: own }) => parentId === null || byId.get(parentId)?.template === own,
  );
  const having = all.filter((category) => category.template === template);
  const ids = (wanted: readonly Templated[]) => sql`${sql.param(wanted.map(({ id }) => id))}::int[]`;
  if (!isUniform) return sql`d.category_ids[cardinality(d.category_ids)] = any(${ids(having)})`;

  const roots = all.filter(({ parentId }) => parentId === null);
  const [own, ...more] = roots.filter((root) => root.template === template);
  if (own && more.length === 0) return categoryCondition(reader, own.id, access);
  const others = roots.filter((root) => root.template !== template);
  return template === 'general'
    ? sql`d.root_id <> all(${ids(others)})`
    : sql`d.root_id = any(${ids(own ? [own, ...more] : [])})`;
}
