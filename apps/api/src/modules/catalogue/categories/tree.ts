import { type CategoryModule, categoryModules } from '@souk/contract/modules/catalogue/categories';
import { asc, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { forgetWithDatabase } from '../../../platform/kept.ts';
import {
  type AttributeRow,
  attributeOptions,
  attributes,
  type OptionRow,
} from '../attributes/attribute.tables.ts';
import { type CategoryRow, categories } from './category.tables.ts';

type Families = Map<number, CategoryRow[]>;

/** All categories and attributes in memory: a few hundred rows that change a few times a year. */
export interface Tree {
  /** Every category after its parent; modules one after the other, families together. */
  inOrder: CategoryRow[];
  byId: Map<number, CategoryRow>;
  bySlug: Map<string, CategoryRow>;
  /** Parent (0 at the top) → its children by position. */
  children: Families;
  /** Category → its own attributes by position. */
  attributes: Map<number, AttributeRow[]>;
  options: Map<number, OptionRow[]>;
}

/** The channel on which processes learn that the tree has changed. */
export const treeChannel = 'souk_catalogue';

/** A change commits within this many milliseconds; until then nothing that is read is cached. */
const settlingMs = 10_000;

let kept: Promise<Tree> | undefined;
let changedAtMs = 0;
forgetWithDatabase(() => {
  kept = undefined;
  changedAtMs = 0;
});

/** The product's clock may be moved in either direction, so only the distance counts. */
const isSettling = () => Math.abs(clock.now().getTime() - changedAtMs) < settlingMs;

export const slugKey = (module: CategoryModule, slug: string): string => `${module}/${slug}`;

const familyOf = (row: CategoryRow, families: Families): CategoryRow[] => [
  row,
  ...(families.get(row.id) ?? []).flatMap((child) => familyOf(child, families)),
];

const inOrder = (families: Families): CategoryRow[] =>
  categoryModules.flatMap((module) =>
    (families.get(0) ?? []).filter((top) => top.module === module).flatMap((top) => familyOf(top, families)),
  );

async function loadTree(reader: Reader): Promise<Tree> {
  const rows = await reader.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  const children = Map.groupBy(rows, (row) => row.parentId ?? 0);
  const questions = await reader
    .select()
    .from(attributes)
    .orderBy(asc(attributes.position), asc(attributes.id));
  const options = await reader
    .select()
    .from(attributeOptions)
    .orderBy(asc(attributeOptions.position), asc(attributeOptions.id));
  return {
    inOrder: inOrder(children),
    byId: new Map(rows.map((row) => [row.id, row])),
    bySlug: new Map(rows.map((row) => [slugKey(row.module, row.slug), row])),
    children,
    attributes: Map.groupBy(questions, (question) => question.categoryId),
    options: Map.groupBy(options, (option) => option.attributeId),
  };
}

/** The tree, from memory if nothing has changed. */
export function getTree(reader: Reader): Promise<Tree> {
  if (isSettling()) return loadTree(reader);
  if (kept) return kept;
  const loading = loadTree(reader);
  kept = loading;
  loading.catch(() => {
    if (kept === loading) kept = undefined;
  });
  return loading;
}

/** Drops this process's cache; called when another process has committed a change. */
export function dropTree(): void {
  kept = undefined;
}

/** Tells every process that this transaction changes the tree. */
export async function treeChanges(tx: Tx): Promise<void> {
  dropTree();
  changedAtMs = clock.now().getTime();
  await tx.execute(sql`select pg_notify(${treeChannel}, '')`);
}

/** Changes of the tree are serialised, so that two cannot make it circular. */
export async function lockTree(tx: Tx): Promise<Tree> {
  await tx.execute(sql`select pg_advisory_xact_lock(7214004)`);
  return loadTree(tx);
}
