import { listCards } from '@souk/contract/modules/payments/methods';
import type { Payment } from '@souk/contract/modules/payments/payments';
import { redirect, redirectDocument } from 'react-router';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { type ChosenPayment, loadCardDesk, readPayFields } from '../payments/index.server.ts';

/** The payment methods, and an idempotency key for the form. */
export async function loadPayDesk(args: PageArgs) {
  const [cards, desk] = await Promise.all([call(args, listCards), loadCardDesk(args)]);
  return { cards, desk, payKey: crypto.randomUUID() };
}

export type PayDesk = Awaited<ReturnType<typeof loadPayDesk>>;

/** The chosen payment method; without one the API refuses at the field. */
export const payFieldsOf = async (args: PageArgs, form: FormData): Promise<Partial<ChosenPayment>> =>
  (await readPayFields(args, form)) ?? {};

/** Redirects to the provider's page if it needs the payer, otherwise to the result. */
export const goOn = (payment: Payment, type: 'subscription' | 'ad-boost'): Response =>
  payment.action_url
    ? redirectDocument(payment.action_url)
    : redirect(`/payment-complete?type=${type}&payment_id=${payment.id}`);
