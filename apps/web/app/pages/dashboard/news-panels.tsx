import { Trans } from '@lingui/react/macro';
import type { Conversation } from '@souk/contract/modules/messaging/conversations';
import type { Notification } from '@souk/contract/modules/notifications/notifications';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { truncate } from '../../lib/format.ts';
import { useLive } from '../../lib/live.ts';
import { useNow } from '../../lib/page-root.ts';
import { pictureUrl } from '../../lib/pictures.ts';
import { useDates } from '../../lib/use-dates.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { linkClass } from '../../ui/link.tsx';

interface NewsPanelProps {
  id: string;
  title: ReactNode;
  to: string;
  /** Rows, or null if they could not be loaded. */
  rows: ReactNode[] | null;
  empty: ReactNode;
}

function NewsPanel({ id, title, to, rows, empty }: NewsPanelProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <section aria-labelledby={id} className="panel p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="h-panel">
          {title}
        </h2>
        <Link to={to} className={`${linkClass} tap text-sm`}>
          <Trans>See all</Trans>
        </Link>
      </div>
      {rows === null && (
        <div className="mt-3">
          <ErrorNotice onRetry={() => void revalidate()} isRetrying={state !== 'idle'} />
        </div>
      )}
      {rows?.length === 0 && <p className="mt-3 rounded-lg bg-sunken p-4 text-sm text-ink-2">{empty}</p>}
      {rows && rows.length > 0 && <ul className="mt-2 divide-y divide-line">{rows}</ul>}
    </section>
  );
}

const line = 'flex min-h-11 items-start gap-3 py-2.5 hover:bg-sunken';

/** The newest notifications; unread ones are bold. */
export function NotificationsPanel({ notifications }: { notifications: readonly Notification[] | null }) {
  const { notificationTime } = useDates();
  const { revalidate } = useRevalidator();
  useLive('notification', () => void revalidate());
  return (
    <NewsPanel
      id="notifications"
      title={<Trans>Notifications</Trans>}
      to="/notifications"
      empty={<Trans>Messages and news about what you buy, sell and save appear here.</Trans>}
      rows={
        notifications?.map(({ id, subject, massage, created_at, is_visible }) => (
          <li key={id}>
            <Link to="/notifications" className={line}>
              <span className="min-w-0 flex-1">
                <span className={`block text-[15px] ${is_visible === 0 ? 'font-semibold' : ''}`}>
                  {truncate(subject)}
                </span>
                <span className="line-clamp-1 text-sm text-ink-2">{massage}</span>
              </span>
              <span className="num shrink-0 text-xs text-ink-3">{notificationTime(created_at)}</span>
            </Link>
          </li>
        )) ?? null
      }
    />
  );
}

/** The conversations with the newest messages. */
export function MessagesPanel({ conversations }: { conversations: readonly Conversation[] | null }) {
  const { timeAgo } = useDates();
  const now = useNow();
  const { revalidate } = useRevalidator();
  useLive('message', () => void revalidate());
  return (
    <NewsPanel
      id="messages"
      title={<Trans>Messages</Trans>}
      to="/messages"
      empty={<Trans>Write to a seller, and your conversation will appear here.</Trans>}
      rows={
        conversations?.map(({ id, name, image, last_message, last_message_at, unread_count }) => (
          <li key={id}>
            <Link to={`/messages?conversation_id=${id}`} className={line}>
              <Avatar name={name} src={image ? pictureUrl(image, { w: 80, h: 80 }) : null} />
              <span className="min-w-0 flex-1">
                <span className={`block text-[15px] ${unread_count > 0 ? 'font-semibold' : ''}`}>
                  {truncate(name)}
                </span>
                <span className="line-clamp-1 text-sm text-ink-2">{last_message}</span>
              </span>
              <span className="num shrink-0 text-xs text-ink-3">{timeAgo(last_message_at, now)}</span>
            </Link>
          </li>
        )) ?? null
      }
    />
  );
}
