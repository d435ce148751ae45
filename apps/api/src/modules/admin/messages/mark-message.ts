import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { type ContactMessageRow, markAnswered } from '../../pages/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Marks a visitor's message as answered or as open. */
export const markMessage = (
  db: Db,
  admin: User,
  id: number,
  isAnswered: boolean,
): Promise<ContactMessageRow> =>
  onRecord(db, admin, async (tx, record) => {
    const message = await markAnswered(tx, id, isAnswered);
    await record({
      action: 'content.message-marked',
      target: { kind: 'pages.contact-message', id },
      after: { is_answered: isAnswered },
    });
    return message;
  });
