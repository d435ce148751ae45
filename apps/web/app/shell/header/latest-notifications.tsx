import { Trans } from '@lingui/react/macro';
import type { Notification } from '@souk/contract/modules/notifications/notifications';
import { BellOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { useLive } from '../../lib/live.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { linkClass } from '../../ui/link.tsx';
import { NotificationFace } from './notification-face.tsx';

const address = '/menus/notifications';

export interface LatestNotificationsReply {
  notifications: Notification[] | null;
}

/** One notification; opening an unread one also marks it read (B-095). */
function Row({ notification }: { notification: Notification }) {
  return (
    <li>
      <form method="post" action={address}>
        <input type="hidden" name="id" value={notification.id} />
        <input type="hidden" name="_to" value={notification.destination_url} />
        <button type="submit" className="flex w-full items-start gap-3 px-4 py-3 text-start hover:bg-inset">
          <NotificationFace notification={notification} />
        </button>
      </form>
    </li>
  );
}

const nothing = (
  <div className="grid justify-items-center px-6 py-10 text-center">
    <Icon of={BellOff} size={32} className="text-ink-3" />
    <p className="mt-2 font-semibold">
      <Trans>No notifications yet</Trans>
    </p>
    <p className="text-sm text-ink-2">
      <Trans>Messages and news about what you buy, sell and save appear here.</Trans>
    </p>
  </div>
);

/** The newest notifications, fetched when the bell is opened and kept current while the page is open. */
export function LatestNotifications({ fallback }: { fallback: ReactNode }) {
  const fetcher = useFetcher<LatestNotificationsReply>();
  const { load, data, state } = fetcher;
  useEffect(() => {
    void load(address);
  }, [load]);
  useLive('notification', () => void load(address));
  if (!data) return fallback;
  const { notifications } = data;
  if (notifications === null)
    return (
      <div className="p-4">
        <ErrorNotice onRetry={() => void load(address)} isRetrying={state !== 'idle'} />
      </div>
    );
  return (
    <div className="flex max-h-[min(560px,calc(100dvh-96px))] flex-col">
      <h2 className="h-panel border-b border-line px-4 py-3">
        <Trans>Notifications</Trans>
      </h2>
      {notifications.length === 0 ? (
        nothing
      ) : (
        <ul className="min-h-0 divide-y divide-line overflow-y-auto">
          {notifications.map((notification) => (
            <Row key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
      <p className="border-t border-line px-4 py-3 text-center text-[15px]">
        <Link to="/notifications" className={`${linkClass} tap`}>
          <Trans>See all notifications</Trans>
        </Link>
      </p>
    </div>
  );
}
