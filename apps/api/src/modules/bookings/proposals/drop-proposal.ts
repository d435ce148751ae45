import type { Tx } from '../../../platform/db/database.ts';
import { releaseTime } from '../../availability/index.ts';
import { endProposal, openProposalsOf, proposalKind } from './proposal.queries.ts';

/** A booking that is called off has no other time to think about. */
export async function dropProposal(tx: Tx, bookingId: number): Promise<void> {
  const proposal = (await openProposalsOf(tx, [bookingId])).get(bookingId);
  if (!proposal) return;
  await endProposal(tx, proposal, 'withdrawn');
  await releaseTime(tx, { kind: proposalKind, id: proposal.id });
}
