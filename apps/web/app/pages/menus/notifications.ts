import { listNotifications, markNotificationRead } from '@souk/contract/modules/notifications/notifications';
import { safePath } from '@souk/contract/shared/safe-path';
import { redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { requireUser } from '../../lib/session.server.ts';
import type { LatestNotificationsReply } from '../../shell/header/latest-notifications.tsx';
import type { Route } from './+types/notifications.ts';

const shown = 20;

/** The newest page of notifications for the header's dropdown (B-035, B-095). */
export async function loader(args: Route.LoaderArgs): Promise<LatestNotificationsReply> {
  await requireUser(args);
  const page = await orNull(call(args, listNotifications, { query: { per_page: shown } }));
  return { notifications: page?.data ?? null };
}

/** Marks one notification read and opens its page (reading A-32). */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const form = await postedForm(args);
  const id = Number(form.get('id'));
  if (Number.isSafeInteger(id)) {
    await orNull(call(args, markNotificationRead, { params: { id }, body: { is_visible: true } }));
  }
  const to = form.get('_to');
  return redirect(to ? safePath(to) : '/notifications');
}
