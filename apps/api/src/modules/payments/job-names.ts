/** Jobs that talk to providers: verbs book them by name, and `payment.jobs.ts` implements them. */
export const pursueJob = 'payments-pursue';
export const cancelChargeJob = 'payments-cancel-charge';
export const sendRefundJob = 'payments-send-refund';
export const webhookJob = 'payments-work-webhook';
export const dropMethodJob = 'payments-drop-method';
export const payOutJob = 'payments-pay-out';
export const payOutSellerJob = 'payments-pay-out-seller';
export const sendPayoutJob = 'payments-send-payout';
export const proveLedgerJob = 'payments-prove-ledger';
