import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type ChargebackShareRow, chargebackShares } from '../chargebacks/chargeback.tables.ts';
import { journalLines, journals } from '../ledger/journal.tables.ts';
import { type PartRow, parts } from '../parts/part.tables.ts';
import { payments } from '../payments/payment.tables.ts';
import { payoutLines } from './payout.tables.ts';
import { bearsShare } from './payout-line.rules.ts';

/** What a journal booked on one account, for this seller or for nobody. */
const bookedOn = (account: 'held' | 'commission' | 'gst') =>
  sql<number>`(
  select coalesce(sum(own.cents), 0) from ${journalLines} own
  where own.journal_id = ${journals.id} and own.account = ${account}
    and (own.seller_id is null or own.seller_id = ${journalLines.sellerId}))`.mapWith(Number);

/**
 * Lines claimed by a payout, with what their journals booked beside them; lines of the payout's own journal are left
 * out.
 */
const listClaimed = (reader: Reader, payoutId: number) =>
  reader
    .select({
      line: journalLines,
      journal: journals,
      part: parts,
      paymentNumber: payments.number,
      heldCents: bookedOn('held'),
      commissionCents: bookedOn('commission'),
      commissionGstCents: bookedOn('gst'),
    })
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

interface Borne {
  share: ChargebackShareRow;
  part: PartRow;
}

/** What sellers' parts have borne of lost chargebacks. */
const listBorne = (reader: Reader, chargebackIds: readonly number[]): Promise<Borne[]> =>
  reader
    .select({ share: chargebackShares, part: parts })
    .from(chargebackShares)
    .innerJoin(parts, eq(parts.id, chargebackShares.partId))
    .where(inArray(chargebackShares.chargebackId, [...chargebackIds]))
    .orderBy(asc(chargebackShares.id));

type Found = Awaited<ReturnType<typeof listClaimed>>[number];

export interface ClaimedLine extends Found {
  /** For a lost chargeback: what the part has borne of it. */
  share: ChargebackShareRow | null;
}

/** Assigns each line of a lost chargeback the share that it books, each share once. */
function withShares(found: readonly Found[], borne: readonly Borne[]): ClaimedLine[] {
  const open = new Set(borne);
  return found.map((one) => {
    const { journal, line } = one;
    if (journal.kind !== 'chargeback-lost') return { ...one, share: null };
    const own = [...open].find(
      ({ share, part }) => share.chargebackId === journal.subjectId && bearsShare(line, part, share),
    );
    if (!own) return { ...one, share: null };
    open.delete(own);
    return { ...one, part: own.part, share: own.share };
  });
}

/** Every line that a payout has claimed, with its journal and, for sales, the part that paid for it. */
export async function listPayoutLines(reader: Reader, payoutId: number): Promise<ClaimedLine[]> {
  const found = await listClaimed(reader, payoutId);
  const lost = found.filter(({ journal }) => journal.kind === 'chargeback-lost');
  if (lost.length === 0) return withShares(found, []);
  return withShares(
    found,
    await listBorne(
      reader,
      lost.map(({ journal }) => journal.subjectId),
    ),
  );
}
