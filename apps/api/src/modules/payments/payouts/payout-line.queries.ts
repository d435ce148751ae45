import { and, asc, eq, ne } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { journalLines, journals } from '../ledger/journal.tables.ts';
import { parts } from '../parts/part.tables.ts';
import { payments } from '../payments/payment.tables.ts';
import { payoutLines } from './payout.tables.ts';

/** Every line that a payout has claimed, with its journal and, of a sale, what was paid for it; its own left out. */
export const listPayoutLines = (reader: Reader, payoutId: number) =>
  reader
    .select({ line: journalLines, journal: journals, part: parts, paymentNumber: payments.number })
    .from(payoutLines)
    .innerJoin(journalLines, eq(journalLines.id, payoutLines.lineId))
    .innerJoin(journals, eq(journals.id, journalLines.journalId))
    .leftJoin(payments, eq(payments.id, journals.paymentId))
    .leftJoin(
      parts,
      and(
        eq(parts.paymentId, journals.paymentId),
        eq(parts.sellerId, journalLines.sellerId),
        eq(parts.subjectKind, journals.subjectKind),
        eq(parts.subjectId, journals.subjectId),
      ),
    )
    .where(and(eq(payoutLines.payoutId, payoutId), ne(journals.kind, 'payout')))
    .orderBy(asc(journalLines.id));
export type ClaimedLine = Awaited<ReturnType<typeof listPayoutLines>>[number];
