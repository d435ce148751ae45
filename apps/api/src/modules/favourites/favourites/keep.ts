import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { kindOf, subjectKind } from '../../../platform/subjects.ts';
import { tellCounters } from '../../notifications/index.ts';
import { wishlistCount } from './favourite.queries.ts';
import { type List, marks } from './favourite.tables.ts';

export interface Item {
  moduleType: string;
  id: number;
}

/** Adds a visible thing to a list; adding it twice is a success. Returns how many the wishlist holds. */
export function keep(db: Db, userId: number, list: List, { moduleType, id }: Item): Promise<number> {
  const kind = kindOf(moduleType);
  return db.transaction(async (tx) => {
    const [card] = await subjectKind(kind).cards(tx, [id]);
    if (!card) throw new Problem('record-not-found');
    const added = await tx
      .insert(marks)
      .values({ userId, list, kind, subjectId: id })
      .onConflictDoNothing()
      .returning({ id: marks.id });
    if (added.length > 0 && list === 'wishlist') await tellCounters(tx, userId);
    return wishlistCount(tx, userId);
  });
}
