import type { CategoryFields } from '@souk/contract/modules/catalogue/categories';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { type CategoryRow, createCategory } from '../../catalogue/index.ts';
import { onRecord } from '../audit/on-record.ts';
import { snapshotOf } from './category.present.ts';

/** Adds a category. */
export const addCategory = (db: Db, admin: User, fields: CategoryFields): Promise<CategoryRow> =>
  onRecord(db, admin, async (tx, record) => {
    const category = await createCategory(tx, fields);
    await record({
      action: 'catalogue.category-created',
      target: { kind: 'catalogue.category', id: category.id },
      after: snapshotOf(category),
    });
    return category;
  });
