import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { kindOf, subjectKind } from '../../../platform/subjects.ts';
import { tellCounters } from '../../notifications/index.ts';
import { type List, marks } from './favourite.tables.ts';
import type { Item } from './keep.ts';

/** Adds a thing to a list or removes it. Returns whether it is on the list now. */
export function toggle(db: Db, userId: number, list: List, { moduleType, id }: Item): Promise<boolean> {
  const mark = { userId, list, kind: kindOf(moduleType), subjectId: id };
  return db.transaction(async (tx) => {
    const dropped = await tx
      .delete(marks)
      .where(
        and(
          eq(marks.userId, userId),
          eq(marks.list, list),
          eq(marks.kind, mark.kind),
          eq(marks.subjectId, id),
        ),
      )
      .returning({ id: marks.id });
    if (dropped.length === 0) {
      const [card] = await subjectKind(mark.kind).cards(tx, [id]);
      if (!card) throw new Problem('record-not-found');
      await tx.insert(marks).values(mark).onConflictDoNothing();
    }
    if (list === 'wishlist') await tellCounters(tx, userId);
    return dropped.length === 0;
  });
}
