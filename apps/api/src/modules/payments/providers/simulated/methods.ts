import { and, eq, isNull } from 'drizzle-orm';
import { clock } from '../../../../platform/clock.ts';
import type { Reader } from '../../../../platform/db/database.ts';
import { newToken } from '../../../../platform/ids.ts';
import { type PaymentProvider, ProviderRefusal, type SavedMethod } from '../provider.ts';
import { type Desk, oncePerKey } from './desk.ts';
import { setupUrl } from './paths.ts';
import {
  customers,
  type MethodRow,
  methods,
  type SetupRow,
  type SimulatorName,
  setups,
} from './simulated.tables.ts';
import { redeemToken } from './sources.ts';
import { behaviourOf } from './test-token.rules.ts';

type Request<Call extends keyof PaymentProvider> = PaymentProvider[Call] extends (given: infer R) => unknown
  ? R
  : never;

const cardYears = 4;

const present = (row: MethodRow): SavedMethod => ({
  id: row.id,
  kind: row.provider === 'simulated-card' ? 'card' : 'paypal',
  brand: row.brand,
  last4: row.last4,
  expMonth: row.expMonth,
  expYear: row.expYear,
  name: row.name,
});

/** The simulator keeps only a customer's id; the name on a card belongs to the method. */
export async function createCustomer(
  { provider, db }: Desk,
  { key, userId }: Request<'createCustomer'>,
): Promise<string> {
  const { row } = await oncePerKey({
    key,
    request: { userId },
    find: () =>
      db
        .select()
        .from(customers)
        .where(and(eq(customers.provider, provider), eq(customers.key, key))),
    insert: (requestDigest) =>
      db
        .insert(customers)
        .values({ id: `cus_${newToken()}`, provider, key, requestDigest, userId })
        .onConflictDoNothing()
        .returning(),
  });
  return row.id;
}

async function checkCustomer(reader: Reader, provider: SimulatorName, id: string): Promise<void> {
  const [row] = await reader
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.provider, provider)));
  if (!row) throw new ProviderRefusal('There is no such customer.');
}

export async function startSetup(
  { provider, db }: Desk,
  { customer, key, returnUrl }: Request<'startSetup'>,
): Promise<{ clientSecret: string; url: string }> {
  await checkCustomer(db, provider, customer);
  const fresh = {
    id: `seti_${newToken()}`,
    provider,
    key,
    customerId: customer,
    returnUrl,
    state: 'open',
  } as const;
  const { row } = await oncePerKey({
    key,
    request: { customer },
    find: () =>
      db
        .select()
        .from(setups)
        .where(and(eq(setups.provider, provider), eq(setups.key, key))),
    insert: (requestDigest) =>
      db
        .insert(setups)
        .values({ ...fresh, requestDigest })
        .onConflictDoNothing()
        .returning(),
  });
  return { clientSecret: row.id, url: setupUrl(row.id) };
}

/** What the payer enters on the setup page; null if they leave it. */
export type SetupChoice = (Pick<SetupRow, 'name' | 'expMonth' | 'expYear'> & { testToken: string }) | null;

/** Ends a setup with the payer's choice; only the first one counts. */
export async function finishSetup(
  { provider, db }: Desk,
  id: string,
  choice: SetupChoice,
): Promise<SetupRow | undefined> {
  const [row] = await db
    .update(setups)
    .set(choice ? { ...choice, state: 'done', token: `stk_${newToken()}` } : { state: 'left' })
    .where(and(eq(setups.id, id), eq(setups.provider, provider), eq(setups.state, 'open')))
    .returning();
  return row;
}

const isLiveMethod = (provider: SimulatorName, id: string) =>
  and(eq(methods.id, id), eq(methods.provider, provider), isNull(methods.deletedAt));

export async function saveMethod(
  { provider, db }: Desk,
  { customer, token, key }: Request<'saveMethod'>,
): Promise<SavedMethod> {
  const { row } = await db.transaction((tx) =>
    oncePerKey({
      key,
      request: { customer, token },
      find: () =>
        tx
          .select()
          .from(methods)
          .where(and(eq(methods.provider, provider), eq(methods.key, key))),
      insert: async (requestDigest) => {
        await checkCustomer(tx, provider, customer);
        const redeemed = await redeemToken(tx, provider, token, key);
        const { brand, last4, outcome, isUnsavable } = behaviourOf(redeemed.testToken);
        if (isUnsavable && outcome !== 'succeeds' && outcome !== 'asks' && outcome !== 'comes-late')
          throw new ProviderRefusal('The method was refused.', outcome);
        const isCard = provider === 'simulated-card';
        const card = {
          brand,
          last4,
          name: redeemed.name,
          expMonth: redeemed.expMonth ?? 12,
          expYear: redeemed.expYear ?? clock.now().getUTCFullYear() + cardYears,
        };
        const name = redeemed.name ?? 'payer@example.test';
        const account = { brand: 'paypal', last4: null, name, expMonth: null, expYear: null };
        return tx
          .insert(methods)
          .values({
            id: `pm_${newToken()}`,
            provider,
            key,
            requestDigest,
            customerId: customer,
            testToken: redeemed.testToken,
            ...(isCard ? card : account),
          })
          .onConflictDoNothing()
          .returning();
      },
    }),
  );
  return present(row);
}

export async function changeMethod(
  { provider, db }: Desk,
  id: string,
  changes: { name?: string; expMonth?: number; expYear?: number },
): Promise<SavedMethod> {
  // Includes the id so that an update without changes is still valid SQL.
  const [row] = await db
    .update(methods)
    .set({ ...changes, id })
    .where(isLiveMethod(provider, id))
    .returning();
  if (!row) throw new ProviderRefusal('There is no such method.');
  return present(row);
}

export async function deleteMethod({ provider, db }: Desk, id: string): Promise<void> {
  await db.update(methods).set({ deletedAt: clock.now(), name: null }).where(isLiveMethod(provider, id));
}
