import type { Attribute, AttributeFields } from '@souk/contract/modules/catalogue/attributes';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { getCategory, ownAttributesOf, saveAttributes } from '../../catalogue/index.ts';
import { onRecord } from '../audit/on-record.ts';

const snapshotOf = (attributes: readonly Attribute[]) => ({
  attributes: attributes.map(({ slug, name, type, required, searchable, options }) => ({
    slug,
    name,
    type,
    required,
    searchable,
    options: options.map(({ label }) => label),
  })),
});

/** Replaces a category's attributes. */
export const writeAttributes = (
  db: Db,
  admin: User,
  categoryId: number,
  fields: readonly AttributeFields[],
): Promise<Attribute[]> =>
  onRecord(db, admin, async (tx, record) => {
    await getCategory(tx, categoryId);
    const former = await ownAttributesOf(tx, categoryId);
    const attributes = await saveAttributes(tx, categoryId, fields);
    await record({
      action: 'catalogue.attributes-saved',
      target: { kind: 'catalogue.category', id: categoryId },
      before: snapshotOf(former),
      after: snapshotOf(attributes),
    });
    return attributes;
  });
