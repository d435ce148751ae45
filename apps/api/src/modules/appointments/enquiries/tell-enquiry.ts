import type { Tx } from '../../../platform/db/database.ts';
import type { Said } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import type { EnquiryRow } from './enquiry.tables.ts';

/** Tells one side of an enquiry what has become of it. */
export async function tellEnquiry(
  tx: Tx,
  { id, senderId, sellerId, state }: EnquiryRow,
  to: 'customer' | 'seller',
  words: { subject: Said; text: Said },
): Promise<void> {
  await notify(tx, {
    userId: to === 'customer' ? senderId : sellerId,
    senderId: to === 'customer' ? sellerId : senderId,
    kind: 'enquiry',
    path: '/previous-enquiries',
    key: `enquiry:${id}:${state}`,
    ...words,
  });
}
