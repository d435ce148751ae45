import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { digestOf } from '../../../platform/ids.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { askPolitely } from './ask-politely.ts';
import { knowCustomer } from './know-customer.ts';
import { findCustomer } from './method.queries.ts';
import type { MethodRow } from './method.tables.ts';
import { saveMethod } from './save-method.ts';
import { startSetup } from './start-setup.ts';

/** Ties the login to this user without showing their id. */
const stateOf = (customerRef: string): string => digestOf(`paypal-login:${customerRef}`).slice(0, 40);

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

/** The page where the user approves their account; it returns with a token and the state that we sent. */
export async function startPaypalLogin(
  db: Db,
  provider: PaymentProvider,
  userId: number,
  returnPath: string,
): Promise<string> {
  const { providerRef } = await askPolitely(() => knowCustomer(db, provider, userId), 'provider-failed');
  const separator = returnPath.includes('?') ? '&' : '?';
  const back = `${returnPath}${separator}state=${stateOf(providerRef)}`;
  const { url } = await startSetup(db, provider, userId, back);
  if (!url) throw new Problem('provider-failed');
  return url;
}

/** Saves the account that the user has approved; a code issued to somebody else is refused. */
export async function finishPaypalLogin(
  db: Db,
  provider: PaymentProvider,
  userId: number,
  { code, state = '' }: { code: string; state?: string | undefined },
): Promise<MethodRow> {
  const customer = await findCustomer(db, userId, provider.name);
  if (!customer || !isSame(state, stateOf(customer.providerRef))) throw new Problem('paypal-code-invalid');
  return saveMethod(db, provider, userId, { token: code, refused: 'paypal-code-invalid' });
}
