import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type ProposalRow, proposals } from './proposal.tables.ts';

/** The kind by which claims of time refer to a proposal. */
export const proposalKind = 'bookings.proposal';

/** Booking → its proposal that still waits for an answer. */
export async function openProposalsOf(
  reader: Reader,
  bookingIds: readonly number[],
): Promise<Map<number, ProposalRow>> {
  if (bookingIds.length === 0) return new Map();
  const isOpen = and(eq(proposals.state, 'open'), gt(proposals.expiresAt, clock.now()));
  const rows = await reader
    .select()
    .from(proposals)
    .where(and(inArray(proposals.bookingId, [...bookingIds]), isOpen))
    .orderBy(desc(proposals.id));
  return new Map(rows.map((row) => [row.bookingId, row]));
}

/** Writes a proposal for a locked booking; one whose time to answer is over makes way. */
export async function insertProposal(
  tx: Tx,
  fresh: Omit<typeof proposals.$inferInsert, 'state'>,
): Promise<ProposalRow> {
  const isLate = and(eq(proposals.state, 'open'), lte(proposals.expiresAt, clock.now()));
  await tx
    .update(proposals)
    .set({ state: 'expired' })
    .where(and(eq(proposals.bookingId, fresh.bookingId), isLate));
  const [proposal] = await tx
    .insert(proposals)
    .values({ ...fresh, state: 'open' })
    .returning();
  if (!proposal) throw new Error('the proposal was not written');
  return proposal;
}

export async function endProposal(
  tx: Tx,
  { id }: ProposalRow,
  state: Exclude<ProposalRow['state'], 'open'>,
): Promise<void> {
  await tx.update(proposals).set({ state }).where(eq(proposals.id, id));
}
