import type { PayFields } from '@souk/contract/modules/payments/payments';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import type { ChargeRequest, PaymentProvider } from '../providers/provider.ts';
import { customers, methods } from './method.tables.ts';

const chooseText = 'Please select a payment method.';

async function savedSource(
  reader: Reader,
  provider: PaymentProvider,
  userId: number,
  methodId: number,
): Promise<ChargeRequest['source']> {
  const [found] = await reader
    .select({ method: methods.providerRef, kind: methods.kind, customer: customers.providerRef })
    .from(methods)
    .innerJoin(customers, and(eq(customers.userId, methods.userId), eq(customers.provider, methods.provider)))
    .where(and(eq(methods.id, methodId), eq(methods.userId, userId), eq(methods.provider, provider.name)));
  if (!found) throw new Problem('record-not-found');
  return { customer: found.customer, method: found.method };
}

/** What the provider is to charge: a saved method, a fresh token, or an account whose owner approves it. */
export async function chooseSource(
  reader: Reader,
  provider: PaymentProvider,
  userId: number,
  { card_id: methodId, stripeToken: token }: PayFields,
): Promise<ChargeRequest['source']> {
  if (methodId !== undefined) return savedSource(reader, provider, userId, methodId);
  if (provider.method === 'paypal') return 'approval';
  if (!token) throw fieldProblem('payment_method', chooseText);
  return { token };
}
