import type { PayoutState } from '@souk/contract/modules/payments/payouts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { chargebackShares, chargebacks } from '../chargebacks/chargeback.tables.ts';
import { type JournalKind, journalLines, journals } from '../ledger/journal.tables.ts';
import { payoutLines, payouts } from '../payouts/payout.tables.ts';
import { amountOf, type Effect, effectOf } from './earning.rules.ts';
import type { PartRow } from './part.tables.ts';

export interface Step extends Effect {
  journalId: number;
  kind: JournalKind;
  reason: string | null;
  at: Date;
  amountCents: number;
  payout: { id: number; number: string; status: PayoutState } | null;
}

interface Row extends Record<string, unknown> {
  id: string;
  kind: JournalKind;
  reason: string | null;
  at: Date;
  own: string;
  commission: string;
  gst: string;
  /** For a lost chargeback: what this part has borne of it. */
  share: { cents: number; commission: number; gst: number } | null;
  payout: Step['payout'];
}

function effectIn({ cents }: PartRow, { kind, share, ...row }: Row): Effect {
  if (kind === 'payment') return { priceCents: cents, commissionCents: 0, commissionGstCents: 0 };
  if (share)
    return {
      priceCents: -share.cents,
      commissionCents: share.commission,
      commissionGstCents: share.gst,
    };
  const [ownCents, commissionCents, gstCents] = [Number(row.own), Number(row.commission), Number(row.gst)];
  return effectOf({ ownCents, commissionCents, gstCents });
}

/**
 * Every journal that affected a seller's part, oldest first: its own, the payment's, and those of chargebacks that it
 * shares. Each comes with the payout that claimed its line.
 */
export async function listStepsOf(reader: Reader, part: PartRow): Promise<Step[]> {
  const { id, paymentId, sellerId, subjectKind, subjectId } = part;
  const { rows } = await reader.execute<Row>(sql`
    select journal.id, journal.kind, journal.reason, journal.at,
      coalesce(sum(line.cents) filter (where line.seller_id = ${sellerId}), 0) as own,
      coalesce(sum(line.cents) filter (where line.account = 'commission'), 0) as commission,
      coalesce(sum(line.cents) filter (where line.account = 'gst'), 0) as gst,
      (select jsonb_build_object('cents', share.cents, 'commission', share.commission_cents,
          'gst', share.commission_gst_cents)
        from ${chargebackShares} share join ${chargebacks} chargeback on chargeback.id = share.chargeback_id
        where share.part_id = ${id} and journal.kind = 'chargeback-lost'
          and journal.subject_id = chargeback.id) as share,
      (select jsonb_build_object('id', payout.id, 'number', payout.number, 'status', payout.state)
        from ${journalLines} own
        join ${payoutLines} claim on claim.line_id = own.id
        join ${payouts} payout on payout.id = claim.payout_id
        where own.journal_id = journal.id and own.seller_id = ${sellerId} limit 1) as payout
    from ${journals} journal join ${journalLines} line on line.journal_id = journal.id
    where journal.payment_id = ${paymentId} and (
      journal.kind = 'payment'
      or (journal.subject_kind = ${subjectKind} and journal.subject_id = ${subjectId})
      or (journal.kind = 'chargeback-lost' and exists (
        select from ${chargebackShares} share
        where share.part_id = ${id} and share.chargeback_id = journal.subject_id)))
    group by journal.id order by journal.id`);
  return rows.map((row) => {
    const effect = effectIn(part, row);
    const { kind, reason, payout } = row;
    return {
      ...effect,
      journalId: Number(row.id),
      kind,
      reason,
      at: new Date(row.at),
      payout,
      amountCents: amountOf(effect),
    };
  });
}
