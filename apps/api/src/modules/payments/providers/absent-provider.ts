import type { PaymentMethodKind } from '@souk/contract/modules/payments/methods';
import { Problem } from '../../../platform/errors.ts';
import type { PaymentProvider } from './provider.ts';

const refuse = async (): Promise<never> => {
  throw new Problem('provider-missing');
};

/** Stands in where no provider is configured: pages see that by its empty key, and calls are refused. */
export const absentProvider = (method: PaymentMethodKind): PaymentProvider => ({
  name: `no-${method}`,
  method,
  publishableKey: '',
  leastCents: { AUD: 1 },
  createCharge: refuse,
  getCharge: refuse,
  confirmCharge: refuse,
  captureCharge: refuse,
  cancelCharge: refuse,
  refundCharge: refuse,
  getRefund: refuse,
  createCustomer: refuse,
  startSetup: refuse,
  saveMethod: refuse,
  changeMethod: refuse,
  deleteMethod: refuse,
  connectAccount: refuse,
  finishAccount: refuse,
  getAccount: refuse,
  createPayout: refuse,
  getPayout: refuse,
  readEvent: refuse,
});
