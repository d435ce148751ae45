import type { FaqFields } from '@souk/contract/modules/pages/content';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { type FaqRow, listFaqs, saveFaq } from '../../pages/index.ts';
import { onRecord } from '../audit/on-record.ts';

const snapshotOf = ({ id: _, ...texts }: FaqRow) => texts;

/** Adds a question, or changes the one with this id. */
export const writeFaq = (db: Db, admin: User, fields: FaqFields, id?: number): Promise<FaqRow> =>
  onRecord(db, admin, async (tx, record) => {
    const former = (await listFaqs(tx)).find((faq) => faq.id === id);
    const faq = await saveFaq(tx, fields, id);
    await record({
      action: id === undefined ? 'content.faq-created' : 'content.faq-updated',
      target: { kind: 'pages.faq', id: faq.id },
      before: former ? snapshotOf(former) : null,
      after: snapshotOf(faq),
    });
    return faq;
  });
