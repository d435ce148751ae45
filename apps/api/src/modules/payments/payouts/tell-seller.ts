import type { Tx } from '../../../platform/db/database.ts';
import { inMoney } from '../../../platform/texts/fillings.ts';
import { type Filling, say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import type { PayoutRow } from './payout.tables.ts';

const news = {
  paid: {
    subject: say`You have been paid`,
    text: (amount: Filling, number: string) => say`${amount} is in your account. Payout ${number}.`,
  },
  failed: {
    subject: say`A payout did not go through`,
    text: (amount: Filling, number: string) =>
      say`${amount} of payout ${number} stays in your balance and goes out with the next payout. Please check your account details.`,
  },
  returned: {
    subject: say`A payout came back`,
    text: (amount: Filling, number: string) =>
      say`Your bank has sent ${amount} of payout ${number} back. Please check your account details.`,
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
    text: text(inMoney({ cents, currency }), number),
    key: `payout:${id}:${state}`,
    about: { kind: 'payments.payout', id },
  });
}
