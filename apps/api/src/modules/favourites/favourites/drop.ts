import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { kindOf, subjectKind } from '../../../platform/subjects.ts';
import { tellCounters } from '../../notifications/index.ts';
import { wishlistCount } from './favourite.queries.ts';
import { type List, marks } from './favourite.tables.ts';
import type { Item } from './keep.ts';

/** Removes a thing from a list; if it was not on it, it must at least be visible. */
export function drop(db: Db, userId: number, list: List, { moduleType, id }: Item): Promise<number> {
  const kind = kindOf(moduleType);
  return db.transaction(async (tx) => {
    const dropped = await tx
      .delete(marks)
      .where(
        and(eq(marks.userId, userId), eq(marks.list, list), eq(marks.kind, kind), eq(marks.subjectId, id)),
      )
      .returning({ id: marks.id });
    if (dropped.length === 0 && (await subjectKind(kind).cards(tx, [id])).length === 0)
      throw new Problem('record-not-found');
    if (dropped.length > 0 && list === 'wishlist') await tellCounters(tx, userId);
    return wishlistCount(tx, userId);
  });
}
