import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ProviderPayout } from '../providers/provider.ts';
import { bookFailed, bookPaid, bookReturned } from './book-payout.ts';
import { lockPayout, movePayout, rememberPayout } from './payout.queries.ts';
import type { PayoutRow } from './payout.tables.ts';
import { tellSeller } from './tell-seller.ts';

const failureText = 'The provider could not pay this out.';
const returnText = 'The bank has sent this back.';

interface Told {
  /** Null where the provider refused to make it. */
  providerRef: string | null;
}

async function pay(tx: Tx, payout: PayoutRow, { providerRef }: Told): Promise<void> {
  const paid = await movePayout(tx, payout, {
    move: 'pay',
    by: 'provider',
    set: { providerRef, settledAt: clock.now() },
  });
  await bookPaid(tx, payout);
  await tellSeller(tx, paid);
}

async function fail(tx: Tx, payout: PayoutRow, { providerRef }: Told): Promise<void> {
  const set = { providerRef, failure: failureText, settledAt: clock.now() };
  const failed = await movePayout(tx, payout, { move: 'fail', by: 'provider', reason: failureText, set });
  await bookFailed(tx, payout, failureText);
  await tellSeller(tx, failed);
}

async function takeReturned(tx: Tx, payout: PayoutRow, { providerRef }: Told): Promise<void> {
  const set = { providerRef, failure: returnText, settledAt: clock.now() };
  const returned = await movePayout(tx, payout, { move: 'return', by: 'provider', reason: returnText, set });
  await bookReturned(tx, payout);
  await tellSeller(tx, returned);
}

const endings = { paid: pay, failed: fail, returned: takeReturned };

/** Brings a payout to the state its provider reports; repeated or late reports change nothing. */
export const applyPayout = (
  db: Db,
  payoutId: number,
  { status, id: providerRef }: Omit<ProviderPayout, 'id'> & { id: string | null },
): Promise<void> =>
  db.transaction(async (tx) => {
    const payout = await lockPayout(tx, payoutId);
    const told = { providerRef };
    if (payout.state === 'paid') {
      if (status === 'returned' || status === 'failed') await takeReturned(tx, payout, told);
      return;
    }
    if (payout.state !== 'processing') return;
    if (status !== 'processing') await endings[status](tx, payout, told);
    else if (providerRef) await rememberPayout(tx, payout, providerRef);
  });
