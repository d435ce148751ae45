import { and, eq, ne } from 'drizzle-orm';
import { daysMs, fromNow } from '../../../../platform/clock.ts';
import { newToken } from '../../../../platform/ids.ts';
import {
  type ConnectedAccount,
  type PaymentProvider,
  type ProviderPayout,
  ProviderRefusal,
  ProviderSilent,
} from '../provider.ts';
import { type Desk, oncePerKey } from './desk.ts';
import { bookHappening } from './happenings.ts';
import { accountUrl } from './paths.ts';
import { type AccountRow, accounts, payouts } from './simulated.tables.ts';
import { isPayoutAnswerLost, payoutEnd } from './test-token.rules.ts';
import { announce } from './webhooks.ts';

const returnedAfterMs = daysMs(2);

const wanted = {
  'simulated-card': ['Proof of identity', 'Bank account'],
  'simulated-paypal': ['Consent of the account’s owner'],
};

const ownAccount = ({ provider }: Desk, id: string) =>
  and(eq(accounts.id, id), eq(accounts.provider, provider));

async function readAccount(desk: Desk, id: string): Promise<AccountRow> {
  const [row] = await desk.db.select().from(accounts).where(ownAccount(desk, id));
  if (!row) throw new ProviderRefusal('There is no such account.');
  return row;
}

export async function connectAccount(
  desk: Desk,
  request: Parameters<PaymentProvider['connectAccount']>[0],
): Promise<{ accountId: string; url: string }> {
  const { provider, db } = desk;
  const { key, accountId, seller, returnUrl } = request;
  if (accountId) {
    await readAccount(desk, accountId);
    await db.update(accounts).set({ returnUrl }).where(ownAccount(desk, accountId));
    return { accountId, url: accountUrl(accountId) };
  }
  const fresh = { id: `acct_${newToken()}`, provider, key, userId: seller.userId, returnUrl } as const;
  const { row } = await oncePerKey({
    key,
    request: { userId: seller.userId },
    find: () =>
      db
        .select()
        .from(accounts)
        .where(and(eq(accounts.provider, provider), eq(accounts.key, key))),
    insert: (requestDigest) =>
      db
        .insert(accounts)
        .values({ ...fresh, requestDigest, state: 'incomplete' })
        .onConflictDoNothing()
        .returning(),
  });
  return { accountId: row.id, url: accountUrl(row.id) };
}

export async function getAccount(desk: Desk, id: string): Promise<ConnectedAccount> {
  const { state } = await readAccount(desk, id);
  const isReady = state === 'ready';
  return {
    id,
    isReady,
    mayCharge: isReady,
    mayBePaidOut: isReady,
    requirements: isReady ? [] : wanted[desk.provider],
  };
}

/** The seller has filled in the simulator's page. */
export const approveAccount = (desk: Desk, id: string): Promise<void> =>
  desk.db.transaction(async (tx) => {
    const [row] = await tx
      .update(accounts)
      .set({ state: 'ready' })
      .where(and(ownAccount(desk, id), ne(accounts.state, 'ready')))
      .returning();
    if (row) await announce(tx, desk.provider, { kind: 'account', accountId: id });
  });

const ownPayout = ({ provider }: Desk, id: string) => and(eq(payouts.id, id), eq(payouts.provider, provider));

export async function createPayout(
  desk: Desk,
  request: Parameters<PaymentProvider['createPayout']>[0],
): Promise<ProviderPayout> {
  const { provider, db } = desk;
  const { key, accountId, amount, description } = request;
  if (amount.cents <= 0) throw new ProviderRefusal('The amount has to be more than nothing.');
  const { state } = await readAccount(desk, accountId);
  const { row, isNew } = await db.transaction(async (tx) => {
    const made = await oncePerKey({
      key,
      request: { accountId, amount },
      find: () =>
        tx
          .select()
          .from(payouts)
          .where(and(eq(payouts.provider, provider), eq(payouts.key, key))),
      insert: async (requestDigest) => {
        if (state !== 'ready') throw new ProviderRefusal('The account cannot be paid out to yet.');
        return tx
          .insert(payouts)
          .values({
            id: `po_${newToken()}`,
            provider,
            key,
            requestDigest,
            accountId,
            description,
            cents: amount.cents,
            currency: amount.currency,
            status: 'processing',
          })
          .onConflictDoNothing()
          .returning();
      },
    });
    if (made.isNew) await bookHappening(tx, { provider, what: 'pay-out', id: made.row.id });
    return made;
  });
  if (isNew && isPayoutAnswerLost(amount.cents)) throw new ProviderSilent('The answer got lost.');
  return { id: row.id, status: row.status };
}

export async function getPayout(desk: Desk, id: string): Promise<ProviderPayout> {
  const [row] = await desk.db.select().from(payouts).where(ownPayout(desk, id));
  if (!row) throw new ProviderRefusal('There is no such payout.');
  return { id: row.id, status: row.status };
}

async function endPayout(desk: Desk, id: string, from: 'processing' | 'paid'): Promise<void> {
  await desk.db.transaction(async (tx) => {
    const [row] = await tx.select().from(payouts).where(ownPayout(desk, id)).for('update');
    if (row?.status !== from) return;
    const end = payoutEnd(row.cents);
    const status = from === 'processing' && end === 'returned' ? 'paid' : end;
    await tx.update(payouts).set({ status }).where(eq(payouts.id, id));
    if (status !== end)
      await bookHappening(
        tx,
        { provider: desk.provider, what: 'return-payout', id },
        fromNow(returnedAfterMs),
      );
    await announce(tx, desk.provider, { kind: 'payout', payoutId: id });
  });
}

/** The bank has carried out the payout, or has not. */
export const payOut = (desk: Desk, id: string): Promise<void> => endPayout(desk, id, 'processing');

/** The seller's bank returns what was paid. */
export const returnPayout = (desk: Desk, id: string): Promise<void> => endPayout(desk, id, 'paid');
