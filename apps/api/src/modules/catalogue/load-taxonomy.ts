import { text } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/database.ts';
import { createdAt } from '../../platform/platform.tables.ts';
import { attributeOptions, attributes } from './attributes/attribute.tables.ts';
import { catalogue, categories } from './categories/category.tables.ts';
import { lockTree, treeChanges } from './categories/tree.ts';
import type { AttributeSeed } from './taxonomy/attribute-draft.ts';
import { attributeSeeds } from './taxonomy/attributes.ts';
import { categoryTree } from './taxonomy/category-tree.ts';
import { retailAttributeSeeds } from './taxonomy/retail-attributes.ts';

const taxonomyParts = catalogue.table('taxonomy_parts', {
  name: text().primaryKey(),
  givenAt: createdAt(),
});

const attributeRow = (seed: AttributeSeed) => ({
  categoryId: seed.categoryId,
  name: seed.name,
  slug: seed.slug,
  type: seed.type,
  unit: seed.unit ?? null,
  required: seed.required,
  searchable: seed.searchable,
  position: seed.position,
  minValue: seed.min ?? null,
  maxValue: seed.max ?? null,
});

/** Those whose category still exists and has no attribute of the same name along its branch. */
async function fitting(tx: Tx, seeds: readonly AttributeSeed[]): Promise<AttributeSeed[]> {
  const tree = await lockTree(tx);
  const isTaken = (categoryId: number, slug: string) =>
    (tree.attributes.get(categoryId) ?? []).some((attribute) => attribute.slug === slug);
  return seeds.filter(({ categoryId, slug }) => {
    const category = tree.byId.get(categoryId);
    if (!category) return false;
    const children = (tree.children.get(categoryId) ?? []).map(({ id }) => id);
    return ![categoryId, category.parentId ?? 0, ...children].some((id) => isTaken(id, slug));
  });
}

async function writeAttributes(tx: Tx, wanted: readonly AttributeSeed[]): Promise<void> {
  const seeds = await fitting(tx, wanted);
  if (seeds.length === 0) return;
  const written = await tx
    .insert(attributes)
    .values(seeds.map(attributeRow))
    .returning({ id: attributes.id, categoryId: attributes.categoryId, slug: attributes.slug });
  const idOf = new Map(written.map(({ id, categoryId, slug }) => [`${categoryId}/${slug}`, id]));
  const options = seeds.flatMap(({ categoryId, slug, options: labels = [] }) =>
    labels.map((label, index) => ({
      attributeId: idOf.get(`${categoryId}/${slug}`) ?? 0,
      label,
      value: label,
      position: index + 1,
    })),
  );
  if (options.length > 0) await tx.insert(attributeOptions).values(options);
}

async function plantTree(tx: Tx): Promise<void> {
  const parentsFirst = categoryTree.toSorted((a, b) => Number(a.pid !== 0) - Number(b.pid !== 0));
  await tx.insert(categories).values(
    parentsFirst.map(({ pid, text: label, ...seed }) => ({
      ...seed,
      text: label ?? null,
      parentId: pid || null,
    })),
  );
  await writeAttributes(tx, attributeSeeds);
}

/** The parts of the taxonomy, in the order in which they were added. */
const parts: Record<string, (tx: Tx) => Promise<void>> = {
  tree: plantTree,
  'retail-attributes': (tx) => writeAttributes(tx, retailAttributeSeeds),
};

/**
 * Adds the parts of the taxonomy that a database does not have yet; what the admin has changed is left alone.
 */
export async function loadTaxonomy(tx: Tx): Promise<void> {
  const given = new Set(
    (await tx.select({ name: taxonomyParts.name }).from(taxonomyParts)).map(({ name }) => name),
  );
  const fresh = Object.entries(parts).filter(([name]) => !given.has(name));
  if (fresh.length === 0) return;

  for (const [name, load] of fresh) {
    await load(tx);
    await tx.insert(taxonomyParts).values({ name });
  }
  await treeChanges(tx);
}
