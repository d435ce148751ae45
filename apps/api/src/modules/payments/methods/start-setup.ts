import type { Db } from '../../../platform/db/database.ts';
import { newToken } from '../../../platform/ids.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { askPolitely } from './ask-politely.ts';
import { knowCustomer } from './know-customer.ts';

interface Setup {
  client_secret: string;
  publishable_key: string;
  url: string | null;
}

/** Starts saving a method in the browser; nothing about it is stored here until it is done. */
export const startSetup = (
  db: Db,
  provider: PaymentProvider,
  userId: number,
  returnUrl: string,
): Promise<Setup> =>
  askPolitely(async () => {
    const { providerRef: customer } = await knowCustomer(db, provider, userId);
    const key = `setup-${userId}-${newToken()}`;
    const { clientSecret, url } = await provider.startSetup({ customer, key, returnUrl });
    return { client_secret: clientSecret, publishable_key: provider.publishableKey, url };
  }, 'provider-failed');
