import type { Tx } from '../../../platform/db/database.ts';
import type { Line } from '../ledger/journal.rules.ts';
import type { JournalKind } from '../ledger/journal.tables.ts';
import { postJournal } from '../ledger/post-journal.ts';
import type { PayoutRow } from './payout.tables.ts';

interface Entry {
  kind: Extract<JournalKind, `payout${string}`>;
  lines: Line[];
  reason?: string;
}

const post = (tx: Tx, { id, currency }: PayoutRow, { kind, lines, reason }: Entry) =>
  postJournal(tx, {
    kind,
    key: `${kind}:${id}`,
    subject: { kind: 'payments.payout', id },
    currency,
    lines,
    ...(reason ? { reason } : {}),
  });

/** What the seller is owed leaves their account and is on its way. */
export const bookPayout = (tx: Tx, payout: PayoutRow) =>
  post(tx, payout, {
    kind: 'payout',
    lines: [
      { account: 'payable', sellerId: payout.sellerId, cents: payout.cents },
      { account: 'payouts-in-transit', cents: -payout.cents },
    ],
  });

/** It has left our account with the provider. */
export const bookPaid = (tx: Tx, payout: PayoutRow) =>
  post(tx, payout, {
    kind: 'payout-paid',
    lines: [
      { account: 'payouts-in-transit', cents: payout.cents },
      { account: 'provider-cash', cents: -payout.cents },
    ],
  });

/** It never left: the seller is owed it again. */
export const bookFailed = (tx: Tx, payout: PayoutRow, reason: string) =>
  post(tx, payout, {
    kind: 'payout-failed',
    reason,
    lines: [
      { account: 'payouts-in-transit', cents: payout.cents },
      { account: 'payable', sellerId: payout.sellerId, cents: -payout.cents },
    ],
  });

/** It came back: from the seller's bank, or before we heard of its arrival. */
export const bookReturned = (tx: Tx, payout: PayoutRow) =>
  post(tx, payout, {
    kind: 'payout-returned',
    lines: [
      { account: payout.state === 'paid' ? 'provider-cash' : 'payouts-in-transit', cents: payout.cents },
      { account: 'payable', sellerId: payout.sellerId, cents: -payout.cents },
    ],
  });
