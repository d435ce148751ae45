import type { Attribute, AttributeFields } from '@souk/contract/modules/catalogue/attributes';
import { slugOf } from '@souk/contract/shared/values';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { lockTree, type Tree, treeChanges } from '../categories/tree.ts';
import { ownAttributes } from './attribute.queries.ts';
import { attributeOptions, attributes } from './attribute.tables.ts';

type Slugged = AttributeFields & { slug: string };

/** Gives every attribute its slug; a slug is unique along a branch of the tree. */
function withSlugs(tree: Tree, categoryId: number, fields: readonly AttributeFields[]): Slugged[] {
  const taken = new Set(
    relatives(tree, categoryId).flatMap((id) => (tree.attributes.get(id) ?? []).map(({ slug }) => slug)),
  );
  return fields.map((field, index) => {
    const slug = slugOf(field.slug ?? field.name);
    if (!slug || taken.has(slug)) throw fieldProblem(`attributes.${index}.slug`, 'This slug is taken.');
    taken.add(slug);
    return { ...field, slug };
  });
}

function relatives(tree: Tree, categoryId: number): number[] {
  const above: number[] = [];
  for (let id = tree.byId.get(categoryId)?.parentId; id; id = tree.byId.get(id)?.parentId) above.push(id);
  const below = [...(tree.children.get(categoryId) ?? [])];
  for (const child of below) below.push(...(tree.children.get(child.id) ?? []));
  return [...above, ...below.map(({ id }) => id)];
}

async function writeAttribute(tx: Tx, categoryId: number, field: Slugged, position: number): Promise<void> {
  const { min, max, options, slug, ...rest } = field;
  const row = { ...rest, unit: rest.unit ?? null, position, minValue: min ?? null, maxValue: max ?? null };
  const [written] = await tx
    .insert(attributes)
    .values({ ...row, categoryId, slug })
    .onConflictDoUpdate({ target: [attributes.categoryId, attributes.slug], set: row })
    .returning({ id: attributes.id });
  if (!written) throw new Error('the attribute was not written');
  await tx.delete(attributeOptions).where(eq(attributeOptions.attributeId, written.id));
  const labels = [...new Set(options)];
  if (labels.length > 0)
    await tx
      .insert(attributeOptions)
      .values(
        labels.map((label, index) => ({ attributeId: written.id, label, value: label, position: index + 1 })),
      );
}

/** Replaces a category's own attributes; one that keeps its slug keeps its id and its values in ads. */
export async function saveAttributes(
  tx: Tx,
  categoryId: number,
  fields: readonly AttributeFields[],
): Promise<Attribute[]> {
  const tree = await lockTree(tx);
  if (!tree.byId.has(categoryId)) throw new Problem('record-not-found');
  const slugged = withSlugs(tree, categoryId, fields);

  const slugs = slugged.map(({ slug }) => slug);
  const ofCategory = eq(attributes.categoryId, categoryId);
  await tx
    .delete(attributes)
    .where(and(ofCategory, slugs.length > 0 ? notInArray(attributes.slug, slugs) : undefined));
  for (const [index, field] of slugged.entries()) await writeAttribute(tx, categoryId, field, index + 1);
  await treeChanges(tx);
  return ownAttributes(await lockTree(tx), categoryId);
}
