import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { newToken } from '../../../platform/ids.ts';
import { findUserCards } from '../../identity/index.ts';
import { getSettings } from '../../settings/index.ts';
import type { Line } from './journal.rules.ts';
import type { JournalRow } from './journal.tables.ts';
import { postJournal } from './post-journal.ts';

export interface ManualJournal {
  reason: string;
  lines: readonly Line[];
}

const isPersonal = ({ account }: Line): boolean => account === 'held' || account === 'payable';

async function checkLines(tx: Tx, lines: readonly Line[]): Promise<void> {
  if (lines.reduce((sum, { cents }) => sum + cents, 0) !== 0)
    throw fieldProblem('lines', 'The lines must add up to zero.');
  if (lines.some((line) => isPersonal(line) !== (line.sellerId !== undefined)))
    throw fieldProblem('lines', 'Held and payable belong to a seller, the other accounts to nobody.');
  const sellerIds = lines.flatMap(({ sellerId = null }) => (sellerId === null ? [] : [sellerId]));
  const known = await findUserCards(tx, sellerIds);
  if (sellerIds.some((id) => !known.has(id))) throw fieldProblem('lines', 'There is no such seller.');
}

/**
 * Books by an admin's decision, with a reason, what no event explains; it must balance like any other journal.
 */
export async function writeManualJournal(
  tx: Tx,
  admin: { id: number },
  { reason, lines }: ManualJournal,
): Promise<JournalRow> {
  await checkLines(tx, lines);
  const { currency } = await getSettings(tx);
  return postJournal(tx, {
    kind: 'manual',
    key: `manual:${newToken()}`,
    currency,
    lines,
    reason,
    byUserId: admin.id,
    subject: { kind: 'identity.user', id: admin.id },
  });
}
