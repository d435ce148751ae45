/** Front door of payments: what other modules may use. */

export { answerChargeback } from './chargebacks/answer-chargeback.ts';
export {
  type ChargebackWithPayment,
  countQuestioned,
  getChargebackWithPayment,
  listChargebackPage,
} from './chargebacks/chargeback.queries.ts';
export type { ChargebackRow } from './chargebacks/chargeback.tables.ts';
export { type Agreement, agreeCommission, type SoldItem } from './commissions/agree-commission.ts';
export { presentPreview, presentRules } from './commissions/commission.present.ts';
export {
  addRule,
  changeRule,
  dropRule,
  getRule,
  orderRules,
  type RuleTerms,
} from './commissions/write-rule.ts';
export {
  chargebackClosed,
  chargebackOpened,
  chargebackQuestioned,
  ledgerDiffers,
  paymentAuthorised,
  paymentFailed,
  paymentSettled,
  payoutWaits,
  refundFailed,
  refundGranted,
  refundRequested,
  refundSettled,
} from './events.ts';
export { asParty } from './invoices/invoice.policy.ts';
export { presentInvoice } from './invoices/invoice.present.ts';
export { findInvoicesOf } from './invoices/invoice.queries.ts';
export { type InvoiceRow, invoices } from './invoices/invoice.tables.ts';
export { invoicePart } from './invoices/invoice-part.ts';
export { presentJournals, presentProof } from './ledger/journal.present.ts';
export { getJournal, listAccountBalances, listJournalPage } from './ledger/journal.queries.ts';
export { gstWithin } from './ledger/journal.rules.ts';
export { findLastProof, proveLedger } from './ledger/prove-ledger.ts';
export { type ManualJournal, writeManualJournal } from './ledger/write-manual-journal.ts';
export { getMethod, listMethods } from './methods/method.queries.ts';
export { methods } from './methods/method.tables.ts';
export { registerMethodUse } from './methods/method-use.ts';
export { explainFree, explainPart } from './parts/part.present.ts';
export { paidPartsOf } from './parts/part.queries.ts';
export { type PartRow, parts } from './parts/part.tables.ts';
export { releasePart } from './parts/release-part.ts';
export { stopPayouts } from './parts/stop-payouts.ts';
export { cancelPayment } from './payments/cancel-payment.ts';
export { type Capture, capturePayment } from './payments/capture-payment.ts';
export { type NewPart, type NewPayment, openPayment } from './payments/open-payment.ts';
export { presentPayment } from './payments/payment.present.ts';
export {
  findPaymentOf,
  findPaymentsOf,
  hasSettled,
  lockPaymentOf,
  lockSettled,
} from './payments/payment.queries.ts';
export { type PaymentRow, payments } from './payments/payment.tables.ts';
export { pursuePayment } from './payments/pursue-payment.ts';
export { beginPayment, startPayment } from './payments/start-payment.ts';
export { approvePayout, rejectPayout } from './payouts/decide-payout.ts';
export { explainPayout, presentPayout } from './payouts/payout.present.ts';
export { getPayout, listPayoutPage } from './payouts/payout.queries.ts';
export { type PayoutRow, payouts } from './payouts/payout.tables.ts';
export { createPaymentProviders } from './providers/create-providers.ts';
export { checkLeast, leastCharge, leastOfAny, offWithin } from './providers/least-charge.ts';
export { closeRefund } from './refunds/close-refund.ts';
export { approveRefund, rejectRefund, retryRefund } from './refunds/decide-refund.ts';
export { payRefundOtherwise } from './refunds/pay-refund-otherwise.ts';
export { presentListedRefund, presentRefund } from './refunds/refund.present.ts';
export { listRefundsByKey, listRefundsOf, refundedOf } from './refunds/refund.queries.ts';
export { type RefundRow, refunds } from './refunds/refund.tables.ts';
export {
  getRefundWithPayment,
  listRefundPage,
  type RefundWithPayment,
} from './refunds/refund-page.queries.ts';
export { refundPart } from './refunds/refund-part.ts';
export { earnedIn } from './transactions/earned.queries.ts';
