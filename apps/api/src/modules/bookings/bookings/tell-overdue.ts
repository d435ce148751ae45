import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import type { InstalmentRow, SaleRow } from '../../sales/index.ts';
import { listBookingsById } from './booking.queries.ts';
import { tellPayment } from './tell-payment.ts';

const begun: readonly string[] = ['Inprocess', 'Job-Done', 'Completed', 'Disputed'];

/** Work that has begun is not called off for want of a payment. */
export const hasBegun = async (tx: Tx, { id }: Pick<SaleRow, 'id'>): Promise<boolean> =>
  (await listBookingsById(tx, [id])).some(({ state }) => begun.includes(state));

/** Reminds the customer of a payment that is due, each time that it is asked for. */
export async function tellOverdue(tx: Tx, sale: SaleRow, { sequence }: InstalmentRow): Promise<void> {
  const text = (await hasBegun(tx, sale))
    ? say`A payment is due for work that was done for you.`
    : say`A payment is due. If it is not made, the booking is called off.`;
  await tellPayment(tx, [sale], `overdue-${sequence}-${clock.now().toISOString()}`, {
    subject: say`Please pay for your booking`,
    text,
  });
}
