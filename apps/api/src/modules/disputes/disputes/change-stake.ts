import type { Tx } from '../../../platform/db/database.ts';
import { changeDispute, lockDispute } from './dispute.queries.ts';
import { isOpen } from './dispute.rules.ts';
import type { DisputeRow } from './dispute.tables.ts';

/** The money that a dispute can decide about. */
export interface Stake {
  /** The disputed line, if it is about one alone. */
  lineId: number | null;
  /** The most that the customer may get back. */
  cents: number;
  /** What is left of the whole price: what is not refunded is the seller's. */
  wholeCents: number;
}

/** Some of the price was refunded while the dispute was open, so less is left to decide about. */
export async function changeStake(
  tx: Tx,
  { id }: Pick<DisputeRow, 'id'>,
  { cents, wholeCents }: Stake,
): Promise<void> {
  const dispute = await lockDispute(tx, id);
  if (isOpen(dispute.state)) await changeDispute(tx, dispute, { cents, wholeCents });
}
