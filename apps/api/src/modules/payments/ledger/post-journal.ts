import type { Money, Subject } from '@souk/contract/shared/values';
import { eq, sql } from 'drizzle-orm';
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

/** Writes a journal with its lines by one statement; the database refuses to commit one that does not sum to zero. */
export async function postJournal(tx: Tx, fresh: NewJournal): Promise<JournalRow> {
  const { subject, lines, ...columns } = fresh;
  const journal = tx.$with('journal').as(
    tx
      .insert(journals)
      .values({ ...columns, subjectKind: subject.kind, subjectId: subject.id })
      .onConflictDoNothing({ target: journals.key })
      .returning(),
  );
  const placed = inOrder(lines).map((line, place) => ({ ...line, place }));
  const written = tx
    .$with('written', {})
    .as(sql`insert into ${journalLines} (journal_id, account, seller_id, cents)
    select journal.id, line.account, line."sellerId", line.cents
    from journal cross join jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as line (place int, account text, "sellerId" bigint, cents bigint) order by line.place`);
  const [posted] = await tx.with(journal, written).select().from(journal);
  return posted ?? getJournal(tx, fresh.key);
}

async function getJournal(tx: Tx, key: string): Promise<JournalRow> {
  const [journal] = await tx.select().from(journals).where(eq(journals.key, key));
  if (!journal) throw new Error('the journal was not written');
  return journal;
}
