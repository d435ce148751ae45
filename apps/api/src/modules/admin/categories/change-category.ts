import type { CategoryChanges } from '@souk/contract/modules/catalogue/categories';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { type CategoryRow, getCategory, updateCategory } from '../../catalogue/index.ts';
import { onRecord } from '../audit/on-record.ts';
import { snapshotOf } from './category.present.ts';

/** Changes a category. */
export const changeCategory = (
  db: Db,
  admin: User,
  id: number,
  changes: CategoryChanges,
): Promise<CategoryRow> =>
  onRecord(db, admin, async (tx, record) => {
    const former = await getCategory(tx, id);
    const category = await updateCategory(tx, id, changes);
    await record({
      action: 'catalogue.category-updated',
      target: { kind: 'catalogue.category', id },
      before: snapshotOf(former),
      after: snapshotOf(category),
    });
    return category;
  });
