import type { Journal, LedgerProof } from '@souk/contract/modules/payments/ledger';
import type { Reader } from '../../../platform/db/database.ts';
import { findUserCards } from '../../identity/index.ts';
import type { JournalWithLines } from './journal.queries.ts';
import type { ProofRow } from './proof.tables.ts';

/** Journals with the names of everybody in them, in one query. */
export async function presentJournals(
  reader: Reader,
  found: readonly JournalWithLines[],
): Promise<Journal[]> {
  const ids = found.flatMap(({ journal, lines }) => [
    journal.byUserId,
    ...lines.map((line) => line.sellerId),
  ]);
  const cards = await findUserCards(
    reader,
    ids.filter((id) => id !== null),
  );
  const named = (id: number | null) =>
    id === null ? null : { id, name: cards.get(id)?.name ?? 'Deleted user' };
  return found.map(({ journal, lines }) => ({
    id: journal.id,
    kind: journal.kind,
    subject: { kind: journal.subjectKind, id: journal.subjectId },
    payment_id: journal.paymentId,
    reason: journal.reason,
    by: named(journal.byUserId),
    at: journal.at.toISOString(),
    lines: lines.map(({ id, account, sellerId, cents }) => ({
      id,
      account,
      seller: named(sellerId),
      amount: { cents, currency: journal.currency },
    })),
  }));
}

export const presentProof = (proof: ProofRow): LedgerProof => ({
  id: proof.id,
  at: proof.at.toISOString(),
  is_sound: proof.isSound,
  journals: proof.journals,
  differences: proof.differences,
});
