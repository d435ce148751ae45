import type { Reader } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockReceived, moveEnquiry } from './enquiry.queries.ts';
import type { EnquiryRow } from './enquiry.tables.ts';
import { tellEnquiry } from './tell-enquiry.ts';

/** The business answers, once. */
export function replyEnquiry(
  db: Reader,
  seller: { id: number },
  id: number,
  message: string,
): Promise<EnquiryRow> {
  return db.transaction(async (tx) => {
    const enquiry = await lockReceived(tx, id, seller);
    const replied = await moveEnquiry(tx, enquiry, 'reply', { reply: message });
    await tellEnquiry(tx, replied, 'customer', {
      subject: say`Your enquiry was answered`,
      text: say`${message}`,
    });
    return replied;
  });
}
