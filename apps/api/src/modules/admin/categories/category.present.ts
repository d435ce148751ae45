import type { EditedCategory } from '@souk/contract/modules/admin/categories';
import { type CategoryRow, presentCategory } from '../../catalogue/index.ts';

export const presentEdited = (row: CategoryRow): EditedCategory => ({
  ...presentCategory(row),
  is_active: row.isActive,
});

/** A category as the log records it. */
export const snapshotOf = (row: CategoryRow) => ({
  name: row.name,
  slug: row.slug,
  text: row.text,
  template: row.template,
  parent_id: row.parentId,
  icon: row.icon,
  is_featured: row.isFeatured,
  is_active: row.isActive,
  position: row.position,
});
