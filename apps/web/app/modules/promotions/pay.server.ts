import type { Payment } from '@souk/contract/modules/payments/payments';
import { redirect, redirectDocument } from 'react-router';

/** Redirects to the provider's page if it needs the payer, otherwise to the result. */
export const goOn = (payment: Payment, type: 'subscription' | 'ad-boost'): Response =>
  payment.action_url
    ? redirectDocument(payment.action_url)
    : redirect(`/payment-complete?type=${type}&payment_id=${payment.id}`);
