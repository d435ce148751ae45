import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { deleteFaq } from '../../pages/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Deletes a question. */
export const dropFaq = (db: Db, admin: User, id: number): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    const { question, group } = await deleteFaq(tx, id);
    await record({
      action: 'content.faq-deleted',
      target: { kind: 'pages.faq', id },
      before: { question, group },
    });
  });
