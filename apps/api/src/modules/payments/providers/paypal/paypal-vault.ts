import {
  type PaymentTokenResponse,
  PaypalPaymentTokenUsageType,
  VaultController,
  VaultTokenRequestType,
} from '@paypal/paypal-server-sdk';
import { refuseCardNumber } from '../card-number.rules.ts';
import type { PaymentProvider, SavedMethod } from '../provider.ts';
import { asking, type Paypal, PaypalRefusal } from './paypal-client.ts';

function present({ id, paymentSource }: PaymentTokenResponse): SavedMethod {
  if (!id) throw new Error('PayPal answered with a saved account without an id.');
  const name = paymentSource?.paypal?.emailAddress ?? null;
  return { id, kind: 'paypal', brand: 'paypal', last4: null, expMonth: null, expYear: null, name };
}

type VaultCalls = Pick<
  PaymentProvider,
  'createCustomer' | 'startSetup' | 'saveMethod' | 'changeMethod' | 'deleteMethod'
>;

/** Accounts that their owners let us charge. */
export function paypalVault({ sdk }: Paypal): VaultCalls {
  const vault = new VaultController(sdk);
  return {
    // PayPal knows a customer by our id for them, from their first saved account on.
    createCustomer: async ({ userId }) => `souk-${userId}`,
    startSetup: async ({ customer, key, returnUrl }) => {
      const body = {
        customer: { merchantCustomerId: customer },
        paymentSource: {
          paypal: {
            usageType: PaypalPaymentTokenUsageType.Merchant,
            experienceContext: { returnUrl, cancelUrl: returnUrl },
          },
        },
      };
      const setup = await asking(() => vault.createSetupToken({ body, paypalRequestId: key }));
      const url = setup.links?.find(({ rel }) => rel === 'approve')?.href ?? null;
      if (!setup.id || !url) throw new Error('PayPal began a setup that leads nowhere.');
      return { clientSecret: setup.id, url };
    },
    saveMethod: async ({ token, key }) => {
      refuseCardNumber(token);
      const body = { paymentSource: { token: { id: token, type: VaultTokenRequestType.SetupToken } } };
      return present(await asking(() => vault.createPaymentToken({ body, paypalRequestId: key })));
    },
    // Owners change their accounts at PayPal; here they are only read again.
    changeMethod: async (id) => present(await asking(() => vault.getPaymentToken(id))),
    deleteMethod: async (id) => {
      try {
        await asking(() => vault.deletePaymentToken(id));
      } catch (error) {
        const isGone = error instanceof PaypalRefusal && error.status === 404;
        if (!isGone) throw error;
      }
    },
  };
}
