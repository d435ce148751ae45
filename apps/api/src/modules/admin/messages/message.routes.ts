import * as contract from '@souk/contract/modules/admin/messages';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { type ContactMessageRow, listContactMessages } from '../../pages/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { markMessage } from './mark-message.ts';

const presentMessage = (row: ContactMessageRow): contract.ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
  is_answered: row.isAnswered,
  created_at: row.createdAt.toISOString(),
});

export function messageRoutes(api: Api) {
  answerDesk(api, 'content', contract.listContactMessages, async ({ db, query }) => {
    const isAnswered = query.status && query.status === 'answered';
    const { rows, total } = await listContactMessages(db, isAnswered, query);
    return toPage(rows.map(presentMessage), total, query);
  });

  answerDesk(api, 'content', contract.markAnswered, async ({ db, user, params, body }) =>
    presentMessage(await markMessage(db, user, params.id, body.is_answered)),
  );
}
