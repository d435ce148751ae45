import { foodScannerValue, type MenuItem, type UserMenu } from '@souk/contract/modules/catalogue/menus';
import type { Reader } from '../../../platform/db/database.ts';
import { listCategories } from '../categories/category.queries.ts';
import type { CategoryRow } from '../categories/category.tables.ts';
import type { UserMenuRow } from './menu.tables.ts';

export const presentMenuItem = (row: CategoryRow): MenuItem => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  text: row.text,
  template_slug: row.template,
  pid: row.parentId ?? 0,
  icon: row.icon,
  art: row.art,
});

/** A saved menu in its chosen order; categories no longer on offer are left out. */
export async function presentUserMenu(reader: Reader, menu: UserMenuRow | undefined): Promise<UserMenu> {
  const shown = new Map((await listCategories(reader, {})).map((row) => [row.id, row]));
  const items = (ids: number[] = []) =>
    ids.flatMap((id) => {
      const row = shown.get(id);
      return row ? [presentMenuItem(row)] : [];
    });
  return {
    booking: items(menu?.booking),
    classified: items(menu?.classified),
    retail: items(menu?.retail),
    foodScanner: menu?.hasFoodScanner ? foodScannerValue : '',
  };
}
