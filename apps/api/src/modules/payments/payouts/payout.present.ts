import type { Balance, Payout, PayoutDetail, PayoutLine } from '@souk/contract/modules/payments/payouts';
import { moneyOf } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { getSettings } from '../../settings/index.ts';
import { findReadyAccount } from '../accounts/account.queries.ts';
import { findHold } from '../accounts/hold-payouts.ts';
import { presentBasis } from '../commissions/commission.present.ts';
import type { PartRow } from '../parts/part.tables.ts';
import { standingOf } from './balance.queries.ts';
import { hasAskedToday } from './payout.queries.ts';
import type { PayoutRow } from './payout.tables.ts';
import { type ClaimedLine, listPayoutLines } from './payout-line.queries.ts';
import { saleOfLine } from './payout-line.rules.ts';

export const presentPayout = (payout: PayoutRow): Payout => ({
  id: payout.id,
  number: payout.number,
  amount: { cents: payout.cents, currency: payout.currency },
  status: payout.state,
  method: payout.method,
  failure: payout.failure,
  created_at: payout.createdAt.toISOString(),
  settled_at: payout.settledAt?.toISOString() ?? null,
});

function presentSale(claimed: ClaimedLine, part: PartRow): NonNullable<PayoutLine['sale']> {
  const { line, journal, share, heldCents, commissionCents, commissionGstCents } = claimed;
  const money = moneyOf(journal.currency);
  const booked = { kind: journal.kind, ownCents: line.cents, heldCents, commissionCents, commissionGstCents };
  const sale = saleOfLine(booked, part, share);
  return {
    price: money(sale.priceCents),
    refunded: money(sale.refundedCents),
    commission: money(sale.commissionCents),
    commission_gst: money(sale.commissionGstCents),
    basis: journal.kind === 'release' ? presentBasis(part.commissionBasis, journal.currency) : [],
  };
}

function presentLine(claimed: ClaimedLine): PayoutLine {
  const { line, journal, part, paymentNumber } = claimed;
  return {
    line_id: line.id,
    journal_id: journal.id,
    kind: journal.kind,
    at: journal.at.toISOString(),
    amount: { cents: 0 - line.cents, currency: journal.currency },
    subject: { kind: journal.subjectKind, id: journal.subjectId },
    description: part?.description ?? journal.reason,
    payment_number: paymentNumber,
    sale: part ? presentSale(claimed, part) : null,
  };
}

/** Explains a payout's amount: every line down to its journal. */
export const explainPayout = async (reader: Reader, payoutId: number): Promise<PayoutLine[]> =>
  (await listPayoutLines(reader, payoutId)).map(presentLine);

export const presentPayoutDetail = async (reader: Reader, payout: PayoutRow): Promise<PayoutDetail> => ({
  ...presentPayout(payout),
  lines: await explainPayout(reader, payout.id),
});

/** Where a seller's money is, and whether they may have it now. */
export async function presentBalance(reader: Reader, sellerId: number): Promise<Balance> {
  const { currency, payoutMinimumCents } = await getSettings(reader);
  const money = moneyOf(currency);
  const { heldCents, payableCents, stoppedCents, inTransitCents, paidOutCents } = await standingOf(
    reader,
    sellerId,
    currency,
  );
  const heldUntil = await findHold(reader, sellerId);
  const hindrance = await hindranceOf(reader, sellerId, payableCents < payoutMinimumCents);
  return {
    held: money(heldCents),
    payable: money(payableCents),
    stopped: money(stoppedCents),
    in_transit: money(inTransitCents),
    paid_out: money(paidOutCents),
    minimum: money(payoutMinimumCents),
    may_ask: hindrance === null,
    hindrance,
    held_until: heldUntil?.toISOString() ?? null,
  };
}

async function hindranceOf(
  reader: Reader,
  sellerId: number,
  isTooLittle: boolean,
): Promise<Balance['hindrance']> {
  if (!(await findReadyAccount(reader, sellerId))) return 'no-account';
  if (await findHold(reader, sellerId)) return 'held';
  if (isTooLittle) return 'too-little';
  return (await hasAskedToday(reader, sellerId)) ? 'asked-today' : null;
}
