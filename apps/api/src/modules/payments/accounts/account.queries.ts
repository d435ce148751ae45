import { and, asc, eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ConnectedAccount } from '../providers/provider.ts';
import { type PayoutAccountRow, payoutAccounts } from './account.tables.ts';

const isOf = (sellerId: number, provider: string) =>
  and(eq(payoutAccounts.sellerId, sellerId), eq(payoutAccounts.provider, provider));

/** A seller's account with this provider. */
export async function findAccount(
  reader: Reader,
  sellerId: number,
  provider: string,
): Promise<PayoutAccountRow | undefined> {
  const [account] = await reader.select().from(payoutAccounts).where(isOf(sellerId, provider));
  return account;
}

/** Finds a seller's account by the provider's own id. */
export async function findAccountByRef(
  reader: Reader,
  provider: string,
  accountRef: string,
): Promise<PayoutAccountRow | undefined> {
  const [account] = await reader
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.provider, provider), eq(payoutAccounts.accountRef, accountRef)));
  return account;
}

export const listAccounts = (reader: Reader, sellerId: number): Promise<PayoutAccountRow[]> =>
  reader
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.sellerId, sellerId))
    .orderBy(asc(payoutAccounts.createdAt), asc(payoutAccounts.provider));

/** The account that this seller's payouts go to, if it can receive them. */
export async function findReadyAccount(
  reader: Reader,
  sellerId: number,
): Promise<PayoutAccountRow | undefined> {
  const [account] = await reader
    .select()
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.sellerId, sellerId),
        eq(payoutAccounts.isChosen, true),
        eq(payoutAccounts.mayBePaidOut, true),
      ),
    );
  return account;
}

/** Whether a user has a payout account. */
export const hasPayoutAccount = async (reader: Reader, userId: number): Promise<boolean> =>
  (await reader.$count(payoutAccounts, eq(payoutAccounts.sellerId, userId))) > 0;

/** Stores what the provider says about an account. */
export async function noteStanding(
  tx: Tx,
  { sellerId, provider }: PayoutAccountRow,
  { id, mayCharge, mayBePaidOut, requirements }: ConnectedAccount,
): Promise<PayoutAccountRow> {
  const [account] = await tx
    .update(payoutAccounts)
    .set({ accountRef: id, mayCharge, mayBePaidOut, requirements, updatedAt: clock.now() })
    .where(isOf(sellerId, provider))
    .returning();
  if (!account) throw new Error('the account was not written');
  return account;
}

/** Makes this the account that payouts go to; the caller has locked the seller. */
export async function chooseOnly(tx: Tx, sellerId: number, provider: string): Promise<void> {
  await tx.update(payoutAccounts).set({ isChosen: false }).where(eq(payoutAccounts.sellerId, sellerId));
  await tx.update(payoutAccounts).set({ isChosen: true }).where(isOf(sellerId, provider));
}
