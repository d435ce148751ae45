import type { Tx } from '../../../platform/db/database.ts';
import { changeDispute, lockDispute } from './dispute.queries.ts';
import { isOpen } from './dispute.rules.ts';
import type { DisputeRow } from './dispute.tables.ts';

/** The money that a dispute can decide about. */
export interface Stake {
  /** The line that it is about, where it is about one alone. */
  lineId: number | null;
  /** What the customer may get back at most. */
  cents: number;
  /** What is left of the whole price: what does not go back is the seller's. */
  wholeCents: number;
}

/** Some of the price went back while the dispute was open: there is less to decide about. */
export async function changeStake(
  tx: Tx,
  { id }: Pick<DisputeRow, 'id'>,
  { cents, wholeCents }: Stake,
): Promise<void> {
  const dispute = await lockDispute(tx, id);
  if (isOpen(dispute.state)) await changeDispute(tx, dispute, { cents, wholeCents });
}
