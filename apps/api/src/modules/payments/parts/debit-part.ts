import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Line } from '../ledger/journal.rules.ts';
import { updatePart } from './part.queries.ts';
import { refundStep } from './part.rules.ts';
import type { PartRow } from './part.tables.ts';

/** Takes an amount back out of a locked part and returns the lines that book it as owed to the payer. */
export async function debitPart(tx: Tx, part: PartRow, cents: number): Promise<Line[]> {
  if (part.refundedCents + cents > part.cents) throw new Problem('refund-too-large');
  const { changes, lines } = refundStep(part, cents);
  await updatePart(tx, part.id, changes);
  return lines;
}
