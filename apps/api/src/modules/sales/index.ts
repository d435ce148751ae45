/** Front door of sales: what trades are made of. */

export { type Cancellation, cancelSale } from './cancellations/cancel-sale.ts';
export {
  type CancellationPolicy,
  type CancellationQuote,
  type CancellationStep,
  type Canceller,
  freeUntilHandedOver,
} from './cancellations/cancellation.rules.ts';
export { quoteCancellation } from './cancellations/quote-cancellation.ts';
export { captureSale } from './captures/capture-sale.ts';
export { voidSale } from './captures/void-sale.ts';
export { changeSale } from './changes/change-sale.ts';
export { type ChangeQuote, quoteChange } from './changes/quote-change.ts';
export { cancelCheckout } from './checkouts/cancel-checkout.ts';
export { checkoutKind, checkoutLife } from './checkouts/checkout.life.ts';
export { checkBuyerOf } from './checkouts/checkout.policy.ts';
export { getCheckout, lockCheckout } from './checkouts/checkout.queries.ts';
export { type CheckoutRow, checkouts } from './checkouts/checkout.tables.ts';
export { closeCheckout, hasArrived } from './checkouts/close-checkout.ts';
export { payCheckout } from './checkouts/pay-checkout.ts';
export { type NewSale, type PlacedCheckout, placeSales } from './checkouts/place-sales.ts';
export { supersedeCheckouts } from './checkouts/supersede-checkouts.ts';
export { stockClaims } from './claims/stock-claims.ts';
export { disputeSale } from './disputes/dispute-sale.ts';
export { stakeOf } from './disputes/note-stake.ts';
export { payVerdict } from './disputes/pay-verdict.ts';
export { listInstalments } from './instalments/instalment.queries.ts';
export type { InstalmentRow } from './instalments/instalment.tables.ts';
export { invoiceInstalment } from './instalments/invoice-instalment.ts';
export { payInstalment } from './instalments/pay-instalment.ts';
export { reachMilestone } from './instalments/reach-milestone.ts';
export { releaseInstalment } from './instalments/release-instalment.ts';
export { addFulfilled, cancelRest, getLineOf, listLinesOf } from './lines/line.queries.ts';
export {
  cutLine,
  isOpen,
  keptOf,
  leftOf,
  lineName,
  linesLess,
  sharesOf,
  splitOver,
  unfulfilledOf,
} from './lines/line.rules.ts';
export { type LineRow, lines, type NewLine } from './lines/line.tables.ts';
export {
  authoriseThenCapture,
  depositAndRest,
  milestones,
  type PaymentPlan,
  payInFull,
  payLater,
  portionsOf,
  releaseInSteps,
} from './plans/plan.rules.ts';
export { refundSale } from './refunds/refund-sale.ts';
export { beginReturn } from './returns/begin-return.ts';
export { endReturn } from './returns/end-return.ts';
export { takeBack } from './returns/take-back.ts';
export { dealsToReview } from './reviews/deals-to-review.ts';
export { partySubject } from './reviews/party-subject.ts';
export { completeSale } from './sales/complete-sale.ts';
export { explainSale } from './sales/explain-sale.ts';
export { invoiceSale } from './sales/invoice-sale.ts';
export { receiveSale } from './sales/receive-sale.ts';
export { rescheduleSale } from './sales/reschedule-sale.ts';
export { findLockedSale, findSale, getSale, lockSale } from './sales/sale.queries.ts';
export { type SaleRow, sales } from './sales/sale.tables.ts';
export { moneyOfSales, type SaleMoney } from './sales/sale-money.queries.ts';
export { listSaleRefunds, newestPaymentOf } from './sales/sale-payments.present.ts';
export { stopSale } from './sales/stop-sale.ts';
export {
  type Claims,
  type Decision,
  type LapseActor,
  type Pieces,
  type Placed,
  type PlanLife,
  registerTrade,
  type SaleLife,
  type Trade,
} from './trade.ts';
