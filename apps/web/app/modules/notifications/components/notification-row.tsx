import type { Notification } from '@souk/contract/modules/notifications/notifications';
import type { ReactNode } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { NotificationFace } from '../../../shell/header/notification-face.tsx';

const rowClass = 'flex min-h-11 w-full items-start gap-3 px-4 py-3.5 text-start lg:px-5';

/** An unread one is marked read when it is opened (reading A-32). */
function UnreadForm({ notification, children }: { notification: Notification; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { formData, formAction } = useNavigation();
  const isOpening = formAction === '/notifications/open' && formData?.get('_id') === String(notification.id);
  return (
    <Form method="post" action="/notifications/open" preventScrollReset>
      <input type="hidden" name="_id" value={notification.id} />
      <input type="hidden" name="_back" value={`${pathname}${search}`} />
      <button
        type="submit"
        aria-busy={isOpening || undefined}
        className={`${rowClass} bg-brand-soft/40 hover:bg-sunken`}
      >
        {children}
      </button>
    </Form>
  );
}

/** One notification; the whole row is a link. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { is_visible, destination_url } = notification;
  const isUnread = is_visible === 0;
  const face = <NotificationFace notification={notification} />;
  return (
    <li>
      {isUnread && <UnreadForm notification={notification}>{face}</UnreadForm>}
      {!isUnread && destination_url && (
        <Link to={destination_url} prefetch="none" className={`${rowClass} hover:bg-sunken`}>
          {face}
        </Link>
      )}
      {!isUnread && !destination_url && <div className={rowClass}>{face}</div>}
    </li>
  );
}
