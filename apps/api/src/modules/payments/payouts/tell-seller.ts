import type { Tx } from '../../../platform/db/database.ts';
import { notify } from '../../notifications/index.ts';
import { formatMoney } from '../invoices/money-words.ts';
import type { PayoutRow } from './payout.tables.ts';

const news = {
  paid: {
    subject: 'You have been paid',
    text: (amount: string, number: string) => `${amount} is on your account. Payout ${number}.`,
  },
  failed: {
    subject: 'A payout did not go through',
    text: (amount: string, number: string) =>
      `${amount} of payout ${number} stays on your balance and goes with the next. Please check your account.`,
  },
  returned: {
    subject: 'A payout came back',
    text: (amount: string, number: string) =>
      `Your bank has sent ${amount} of payout ${number} back. Please check your account.`,
  },
};

/** Tells the seller how their payout has ended. */
export async function tellSeller(tx: Tx, payout: PayoutRow): Promise<void> {
  const { state, id, number, sellerId, cents, currency } = payout;
  if (state !== 'paid' && state !== 'failed' && state !== 'returned') return;
  const { subject, text } = news[state];
  await notify(tx, {
    userId: sellerId,
    kind: 'payment',
    subject,
    path: `/payouts/${id}`,
    text: text(formatMoney({ cents, currency }), number),
    key: `payout:${id}:${state}`,
    about: { kind: 'payments.payout', id },
  });
}
