import type { Subject } from '@souk/contract/shared/values';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getSettings } from '../../settings/index.ts';
import { captureShares, shrinkPart } from './capture.rules.ts';
import { type PartRow, parts } from './part.tables.ts';

/** Marks the parts of a settled payment as held, and keeps the GST rate of the sale. */
export async function holdParts(tx: Tx, paymentId: number): Promise<PartRow[]> {
  const { gstPercent } = await getSettings(tx);
  const held = { heldAt: clock.now(), gstPercent };
  return tx.update(parts).set(held).where(eq(parts.paymentId, paymentId)).returning();
}

/** Every part of a payment, paid or not. */
export const listPartsOf = (reader: Reader, paymentId: number): Promise<PartRow[]> =>
  reader.select().from(parts).where(eq(parts.paymentId, paymentId)).orderBy(asc(parts.id));

/** Marks the captured parts of a payment as held, with the amount that was captured of each. */
export async function holdCaptured(tx: Tx, paymentId: number, capturedCents: number): Promise<PartRow[]> {
  const authorised = await listPartsOf(tx, paymentId);
  const shares = captureShares(authorised, capturedCents);
  const { gstPercent } = await getSettings(tx);
  const held: PartRow[] = [];
  for (const [index, part] of authorised.entries()) {
    const cents = shares[index] ?? 0;
    if (cents === 0) continue;
    const [row] = await tx
      .update(parts)
      .set({ ...shrinkPart(part, cents), heldAt: clock.now(), gstPercent })
      .where(eq(parts.id, part.id))
      .returning();
    if (row) held.push(row);
  }
  return held;
}

/** Locks the part that paid for this subject. */
export async function lockPart(tx: Tx, { kind, id }: Subject): Promise<PartRow> {
  const [part] = await tx
    .select()
    .from(parts)
    .where(and(eq(parts.subjectKind, kind), eq(parts.subjectId, id), isNotNull(parts.heldAt)))
    .for('update');
  if (!part) throw new Problem('record-not-found');
  return part;
}

/** Locks the paid parts of a payment. */
export const lockPartsOf = (tx: Tx, paymentId: number): Promise<PartRow[]> =>
  tx
    .select()
    .from(parts)
    .where(and(eq(parts.paymentId, paymentId), isNotNull(parts.heldAt)))
    .orderBy(asc(parts.id))
    .for('update');

/** The paid part of each of these subjects, by the subject's id. */
export async function paidPartsOf(
  reader: Reader,
  kind: string,
  subjectIds: readonly number[],
): Promise<Map<number, PartRow>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(parts)
    .where(
      and(eq(parts.subjectKind, kind), inArray(parts.subjectId, [...subjectIds]), isNotNull(parts.heldAt)),
    );
  return new Map(rows.map((part) => [part.subjectId, part]));
}

export async function updatePart(
  tx: Tx,
  partId: number,
  changes: Partial<
    Pick<PartRow, 'captureCents' | 'refundedCents' | 'earnedCents' | 'earnedGstCents' | 'releasedAt'>
  >,
): Promise<void> {
  await tx.update(parts).set(changes).where(eq(parts.id, partId));
}
