import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { recordMove } from '../../../platform/states.ts';
import { type UserMove, userLife } from './user.life.ts';
import { type UserRow, users } from './user.tables.ts';

interface Mover {
  role: 'owner' | 'admin' | 'system';
  userId: number | null;
  reason?: string | undefined;
}

/** Moves a locked account; the only writer of its status after it was opened. */
export async function moveUser(tx: Tx, user: UserRow, move: UserMove, mover: Mover): Promise<UserRow> {
  const status = userLife.next(user.status, move, mover.role);
  const [moved] = await tx
    .update(users)
    .set({ status, updatedAt: clock.now() })
    .where(eq(users.id, user.id))
    .returning();
  if (!moved) throw new Error('the account was not moved');
  await recordMove(tx, userLife, {
    subjectId: user.id,
    move,
    from: user.status,
    to: status,
    by: mover.role,
    byUserId: mover.userId,
    reason: mover.reason,
  });
  return moved;
}
