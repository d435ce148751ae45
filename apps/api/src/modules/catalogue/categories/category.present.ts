import { type Category, kindOfTemplate } from '@souk/contract/modules/catalogue/categories';
import type { CategoryRow } from './category.tables.ts';

export const presentCategory = (row: CategoryRow): Category => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  text: row.text,
  template_slug: row.template,
  pid: row.parentId ?? 0,
  type: row.module,
  kind: row.template ? kindOfTemplate[row.template] : null,
  image: row.imagePath,
  icon: row.icon,
  art: row.art,
  is_featured: row.isFeatured,
  position: row.position,
});
