import * as contract from '@souk/contract/modules/notifications/notifications';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { presentNotification } from './notification.present.ts';
import { listNotificationsOf } from './notification.queries.ts';

export function notificationRoutes(api: Api) {
  api.answer(contract.listNotifications, async ({ db, user, query }) => {
    const { rows, total } = await listNotificationsOf(db, user.id, query);
    return toPage(rows.map(presentNotification), total, { page: query.page, page_size: query.per_page });
  });

  api.answer(contract.markNotificationRead, async ({ db, user, params }) =>
    presentNotification(await markRead(db, user.id, params.id)),
  );

  api.answer(contract.markAllNotificationsRead, async ({ db, user }) => {
    await markAllRead(db, user.id);
    return null;
  });
}
