import type { Tx } from '../../platform/db/database.ts';
import { attributeOptions, attributes } from './attributes/attribute.tables.ts';
import { categories } from './categories/category.tables.ts';
import { treeChanges } from './categories/tree.ts';
import { type AttributeSeed, attributeSeeds } from './taxonomy/attributes.ts';
import { categoryTree } from './taxonomy/category-tree.ts';

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

/** Fills an empty catalogue with the taxonomy; what the admin has made of it since is left alone. */
export async function loadTaxonomy(tx: Tx): Promise<void> {
  const [known] = await tx.select({ id: categories.id }).from(categories).limit(1);
  if (known) return;

  const parentsFirst = categoryTree.toSorted((a, b) => Number(a.pid !== 0) - Number(b.pid !== 0));
  await tx
    .insert(categories)
    .values(
      parentsFirst.map(({ pid, text, ...seed }) => ({ ...seed, text: text ?? null, parentId: pid || null })),
    );

  const written = await tx
    .insert(attributes)
    .values(attributeSeeds.map(attributeRow))
    .returning({ id: attributes.id, categoryId: attributes.categoryId, slug: attributes.slug });
  const idOf = new Map(written.map(({ id, categoryId, slug }) => [`${categoryId}/${slug}`, id]));
  const options = attributeSeeds.flatMap(({ categoryId, slug, options: labels = [] }) =>
    labels.map((label, index) => ({
      attributeId: idOf.get(`${categoryId}/${slug}`) ?? 0,
      label,
      value: label,
      position: index + 1,
    })),
  );
  if (options.length > 0) await tx.insert(attributeOptions).values(options);
  await treeChanges(tx);
}
