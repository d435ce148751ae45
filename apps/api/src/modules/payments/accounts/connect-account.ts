import { sql } from 'drizzle-orm';
import { clock, fromNow, hoursMs } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { getUser, lockUser } from '../../identity/index.ts';
import { findBusiness } from '../../sellers/index.ts';
import { askPolitely } from '../methods/ask-politely.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { findAccount, listAccounts } from './account.queries.ts';
import { maskEmail, maskNumber } from './account.rules.ts';
import { type PayoutAccountRow, payoutAccounts } from './account.tables.ts';
import { holdPayouts } from './hold-payouts.ts';
import { refreshAccount } from './refresh-account.ts';

/** How long a seller may take to fill in the provider's page. */
const connectingHours = 24;

export interface Bank {
  holder: string;
  bsb: string;
  accountNumber: string;
}

interface Connecting {
  returnUrl: string;
  refreshUrl: string;
  bank?: Bank;
  /** The seller's id with the provider, in place of their address here. */
  email?: string;
}

/**
 * We keep only the last digits of the bank account and a masked address, so that the seller can recognise them.
 */
const masks = ({ bank, email }: Connecting) => ({
  ...(bank && {
    accountHolder: bank.holder,
    bsbMask: maskNumber(bank.bsb),
    numberMask: maskNumber(bank.accountNumber),
  }),
  ...(email && { emailMask: maskEmail(email) }),
});

async function keep(
  tx: Tx,
  { name: provider, method }: PaymentProvider,
  sellerId: number,
  { accountRef, shown }: { accountRef: string; shown: ReturnType<typeof masks> },
): Promise<PayoutAccountRow> {
  await lockUser(tx, sellerId);
  const others = await listAccounts(tx, sellerId);
  const connectingUntil = fromNow(hoursMs(connectingHours));
  const [account] = await tx
    .insert(payoutAccounts)
    .values({
      sellerId,
      provider,
      accountRef,
      method,
      isChosen: others.length === 0,
      connectingUntil,
      ...shown,
    })
    .onConflictDoUpdate({
      target: [payoutAccounts.sellerId, payoutAccounts.provider],
      set: { accountRef: sql`excluded.account_ref`, updatedAt: clock.now(), connectingUntil, ...shown },
    })
    .returning();
  if (!account) throw new Error('the account was not written');
  return account;
}

async function sellerOf(db: Db, userId: number, email?: string) {
  const user = await getUser(db, userId);
  const business = await findBusiness(db, userId);
  const name = business?.businessName ?? user.name;
  return { userId, email: email ?? user.email, name, abn: business?.abn ?? null };
}

/**
 * Opens the seller's account with a provider, or continues with an unfinished one; the first one receives the
 * payouts.
 */
export async function connectAccount(
  db: Db,
  provider: PaymentProvider,
  sellerId: number,
  connecting: Connecting,
): Promise<{ account: PayoutAccountRow; url: string }> {
  const { returnUrl, refreshUrl, bank, email } = connecting;
  await db.transaction((tx) => holdPayouts(tx, sellerId, provider.name));
  const known = await findAccount(db, sellerId, provider.name);
  const seller = await sellerOf(db, sellerId, email);
  const { accountId, url } = await askPolitely(
    () =>
      provider.connectAccount({
        key: `account-${sellerId}`,
        accountId: known?.accountRef ?? null,
        seller,
        returnUrl,
        refreshUrl,
        ...(bank ? { bank } : {}),
      }),
    'provider-failed',
  );
  const kept = await db.transaction((tx) =>
    keep(tx, provider, sellerId, { accountRef: accountId, shown: masks(connecting) }),
  );
  return { account: await askPolitely(() => refreshAccount(db, provider, kept), 'provider-failed'), url };
}
