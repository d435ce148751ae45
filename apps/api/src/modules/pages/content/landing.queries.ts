import type { Category, CategoryModule } from '@souk/contract/modules/catalogue/categories';
import type { Reader } from '../../../platform/db/database.ts';
import { listCategories, presentCategory } from '../../catalogue/index.ts';

/** Landing pages by id; the home page shows all modules (`null`). */
const landings: Record<string, CategoryModule | null> = {
  'home-page': null,
  classified: 'classified',
  booking: 'booking',
  retail: 'retail',
};

/** The module a landing page belongs to; undefined if there is no such page. */
export const moduleOfPage = (pageId: string): CategoryModule | null | undefined =>
  Object.hasOwn(landings, pageId) ? landings[pageId] : undefined;

/** Featured categories of a module or of all, below one category if it is given. */
export async function featuredOf(
  reader: Reader,
  module: CategoryModule | null,
  parentId?: number,
): Promise<Category[]> {
  const all = await listCategories(reader, module ? { module } : {});
  return all
    .filter((category) => category.isFeatured)
    .filter((category) => parentId === undefined || category.parentId === parentId)
    .map(presentCategory);
}
