/** Front door of payments: what other modules and pages may use. */

export { cardActs } from './card-acts.ts';
export type { CardDesk } from './card-desk.ts';
export { BankFields } from './components/bank-fields.tsx';
export { FailureWords } from './components/failure-words.tsx';
export { InvoicePaper } from './components/invoice-paper.tsx';
export { PayScreen, PayStep } from './components/pay-screen.tsx';
export { PaymentChoice } from './components/payment-choice.tsx';
export { PayoutLineList } from './components/payout-line-list.tsx';
export { PrintButton } from './components/print-button.tsx';
export { SaleEarnings } from './components/sale-earnings.tsx';
export { SumList } from './components/sum-list.tsx';
export { journalWords } from './journal-words.ts';
export type { PayDesk } from './pay-desk.server.ts';
export {
  bankWords,
  chargebackLooks,
  methodWords,
  paymentLooks,
  payoutLooks,
  periodWords,
  purposeWords,
  refundLooks,
} from './state-words.ts';
