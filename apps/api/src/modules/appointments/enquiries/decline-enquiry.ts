import type { Reader } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockReceived, moveEnquiry } from './enquiry.queries.ts';
import type { EnquiryRow } from './enquiry.tables.ts';
import { tellEnquiry } from './tell-enquiry.ts';

/** The business does not want to answer. */
export function declineEnquiry(
  db: Reader,
  seller: { id: number },
  id: number,
  reason: string | undefined,
): Promise<EnquiryRow> {
  return db.transaction(async (tx) => {
    const enquiry = await lockReceived(tx, id, seller);
    const declined = await moveEnquiry(tx, enquiry, 'decline', { reason: reason ?? null });
    await tellEnquiry(tx, declined, 'customer', {
      subject: say`Your enquiry was declined`,
      text: reason ? say`${reason}` : say`The business gave no reason.`,
    });
    return declined;
  });
}
