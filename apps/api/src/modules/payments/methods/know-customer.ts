import type { Db } from '../../../platform/db/database.ts';
import { getUser } from '../../identity/index.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { findCustomer } from './method.queries.ts';
import { customers } from './method.tables.ts';

/** Registers the user with a provider once; two parallel calls get the same customer. */
export async function knowCustomer(db: Db, provider: PaymentProvider, userId: number) {
  const known = await findCustomer(db, userId, provider.name);
  if (known) return known;
  const { email, name } = await getUser(db, userId);
  const providerRef = await provider.createCustomer({ key: `customer-${userId}`, userId, email, name });
  await db.insert(customers).values({ userId, provider: provider.name, providerRef }).onConflictDoNothing();
  const customer = await findCustomer(db, userId, provider.name);
  if (!customer) throw new Error('the customer was not written');
  return customer;
}
