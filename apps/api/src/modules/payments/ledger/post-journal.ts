import type { Money, Subject } from '@souk/contract/shared/values';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { Line } from './journal.rules.ts';
import { type JournalKind, type JournalRow, journalLines, journals } from './journal.tables.ts';

export interface NewJournal {
  kind: JournalKind;
  /** A key is booked once, however often it is posted. */
  key: string;
  subject: Subject;
  currency: Money['currency'];
  lines: readonly Line[];
  paymentId?: number;
  byUserId?: number | null;
  reason?: string;
}

/** Sellers' accounts are locked in one order, so that two journals cannot deadlock. */
const inOrder = (lines: readonly Line[]) => [...lines].sort((a, b) => (a.sellerId ?? 0) - (b.sellerId ?? 0));

/** Writes a journal with its lines; the database refuses to commit one that does not sum to zero. */
export async function postJournal(tx: Tx, fresh: NewJournal): Promise<JournalRow> {
  const { subject, lines, ...columns } = fresh;
  const [journal] = await tx
    .insert(journals)
    .values({ ...columns, subjectKind: subject.kind, subjectId: subject.id })
    .onConflictDoNothing({ target: journals.key })
    .returning();
  if (!journal) return getJournal(tx, fresh.key);
  const journalId = journal.id;
  await tx
    .insert(journalLines)
    .values(
      inOrder(lines).map(({ account, sellerId = null, cents }) => ({ journalId, account, sellerId, cents })),
    );
  return journal;
}

async function getJournal(tx: Tx, key: string): Promise<JournalRow> {
  const [journal] = await tx.select().from(journals).where(eq(journals.key, key));
  if (!journal) throw new Error('the journal was not written');
  return journal;
}
