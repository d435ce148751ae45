import { asc, eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { type InstalmentMove, instalmentLife } from './instalment.life.ts';
import { type InstalmentRow, instalments } from './instalment.tables.ts';

export async function getInstalment(reader: Reader, instalmentId: number): Promise<InstalmentRow> {
  const [instalment] = await reader.select().from(instalments).where(eq(instalments.id, instalmentId));
  if (!instalment) throw new Problem('record-not-found');
  return instalment;
}

/** A sale's instalments in the order of payment; they change under the sale's lock. */
export const listInstalments = (reader: Reader, saleId: number): Promise<InstalmentRow[]> =>
  reader.select().from(instalments).where(eq(instalments.saleId, saleId)).orderBy(asc(instalments.sequence));

export async function insertInstalment(
  tx: Tx,
  fresh: Omit<typeof instalments.$inferInsert, 'state'>,
): Promise<InstalmentRow> {
  const [instalment] = await tx
    .insert(instalments)
    .values({ ...fresh, state: instalmentLife.first })
    .returning();
  if (!instalment) throw new Error('the instalment was not written');
  const record = { subjectId: instalment.id, move: 'plan', from: null, to: instalment.state, by: 'system' };
  await recordMove(tx, instalmentLife, record);
  return instalment;
}

interface Moved {
  move: InstalmentMove;
  set?: Partial<Pick<InstalmentRow, 'dueAt'>>;
  /** When the next timed move is due. */
  nextAt?: Date;
}

/** Moves an instalment of a locked sale or throws the life's refusal: the only writer of its state. */
export async function moveInstalment(
  tx: Tx,
  known: InstalmentRow,
  { move, set = {}, nextAt }: Moved,
): Promise<InstalmentRow> {
  const state = instalmentLife.next(known.state, move, 'system');
  const paidAt = state === 'paid' ? clock.now() : null;
  const [written] = await tx
    .update(instalments)
    .set({ ...set, state, paidAt })
    .where(eq(instalments.id, known.id))
    .returning();
  if (!written) throw new Error('the instalment was not moved');
  const record = { subjectId: known.id, move, from: known.state, to: state, by: 'system' };
  await recordMove(tx, instalmentLife, record, nextAt);
  return written;
}

/**
 * Cuts an amount off an unpaid instalment of a locked sale. The part stands beside it, dropped, so that all instalments
 * together are still the price.
 */
export async function cutInstalment(tx: Tx, known: InstalmentRow, cents: number): Promise<void> {
  const [last] = (await listInstalments(tx, known.saleId)).slice(-1);
  await tx
    .update(instalments)
    .set({ cents: known.cents - cents })
    .where(eq(instalments.id, known.id));
  const { saleId, label } = known;
  const sequence = (last?.sequence ?? 0) + 1;
  const part = await insertInstalment(tx, { saleId, label, sequence, cents, isAtOnce: false, dueAt: null });
  await moveInstalment(tx, part, { move: 'drop' });
}
