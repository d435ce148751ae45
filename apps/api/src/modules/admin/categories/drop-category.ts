import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { deleteCategory, getCategory } from '../../catalogue/index.ts';
import { onRecord } from '../audit/on-record.ts';
import { snapshotOf } from './category.present.ts';

/** Deletes an unused category. */
export const dropCategory = (db: Db, admin: User, id: number): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    const former = await getCategory(tx, id);
    await deleteCategory(tx, id);
    await record({
      action: 'catalogue.category-deleted',
      target: { kind: 'catalogue.category', id },
      before: snapshotOf(former),
    });
  });
