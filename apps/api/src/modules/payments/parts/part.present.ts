import type { EarningStep, SaleEarnings } from '@souk/contract/modules/payments/earnings';
import { type Money, moneyOf, type Subject } from '@souk/contract/shared/values';
import { eq, sum } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { chargebackShares } from '../chargebacks/chargeback.tables.ts';
import { presentBasis } from '../commissions/commission.present.ts';
import { getPayment } from '../payments/payment.queries.ts';
import { listStepsOf, type Step } from './earning.queries.ts';
import { earningsOf } from './earning.rules.ts';
import { paidPartsOf } from './part.queries.ts';

const presentStep = (step: Step, money: (cents: number) => Money): EarningStep => ({
  journal_id: step.journalId,
  kind: step.kind,
  at: step.at.toISOString(),
  reason: step.reason,
  price: money(step.priceCents),
  commission: money(step.commissionCents),
  commission_gst: money(step.commissionGstCents),
  amount: money(step.amountCents),
  payout: step.payout,
});

async function chargedBackOf(reader: Reader, partId: number): Promise<number> {
  const [lost] = await reader
    .select({ cents: sum(chargebackShares.cents) })
    .from(chargebackShares)
    .where(eq(chargebackShares.partId, partId));
  return Number(lost?.cents ?? 0);
}

/** Explains the amount a seller gets for a part: by item and rule, and by every journal that affected it. */
export async function explainPart(reader: Reader, { kind, id }: Subject): Promise<SaleEarnings> {
  const part = (await paidPartsOf(reader, kind, [id])).get(id);
  if (!part) throw new Problem('record-not-found');
  const { currency } = await getPayment(reader, part.paymentId);
  const money = moneyOf(currency);
  const chargedBackCents = await chargedBackOf(reader, part.id);
  const { isEarned, commissionCents, commissionGstCents, getsCents } = earningsOf(part);
  return {
    price: money(part.cents),
    refunded: money(part.refundedCents - chargedBackCents),
    charged_back: money(chargedBackCents),
    commission: money(commissionCents),
    commission_gst: money(commissionGstCents),
    seller_gets: money(getsCents),
    is_earned: isEarned,
    basis: presentBasis(part.commissionBasis, currency),
    agreed: { commission: money(part.commissionCents), commission_gst: money(part.commissionGstCents) },
    steps: (await listStepsOf(reader, part)).map((step) => presentStep(step, money)),
  };
}

/** The explanation of a free sale: it was not paid, so there is nothing to explain. */
export function explainFree(currency: Money['currency']): SaleEarnings {
  const nothing = moneyOf(currency)(0);
  return {
    price: nothing,
    refunded: nothing,
    charged_back: nothing,
    commission: nothing,
    commission_gst: nothing,
    seller_gets: nothing,
    is_earned: false,
    basis: [],
    agreed: { commission: nothing, commission_gst: nothing },
    steps: [],
  };
}
