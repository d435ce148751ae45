import type { HistoryEntry } from '@souk/contract/modules/admin/judging';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { moves } from '../../../platform/platform.tables.ts';
import { findUserCards } from '../../identity/index.ts';

/** More than any page shows of one thing. */
const maxMoves = 200;

/** The history of one thing, newest first, with the names of the actors. */
export async function listHistory(reader: Reader, life: string, subjectId: number): Promise<HistoryEntry[]> {
  const rows = await reader
    .select()
    .from(moves)
    .where(and(eq(moves.life, life), eq(moves.subjectId, subjectId)))
    .orderBy(desc(moves.id))
    .limit(maxMoves);
  const cards = await findUserCards(
    reader,
    rows.flatMap(({ byUserId }) => (byUserId === null ? [] : [byUserId])),
  );
  return rows.map((row) => ({
    move: row.move,
    from: row.fromState,
    to: row.toState,
    by_role: row.byRole,
    by_name: row.byUserId === null ? null : (cards.get(row.byUserId)?.name ?? null),
    reason: row.reason,
    at: row.at.toISOString(),
  }));
}
