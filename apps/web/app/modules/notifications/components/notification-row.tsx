import { Trans } from '@lingui/react/macro';
import type { Notification, NotificationKind } from '@souk/contract/modules/notifications/notifications';
import {
  BadgeCheck,
  BellRing,
  Clock,
  Flag,
  Heart,
  ListChecks,
  MessageCircle,
  Search,
  ShieldCheck,
  Tag,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { notificationTime } from '../../../lib/dates.ts';
import { truncate } from '../../../lib/format.ts';
import { pictureUrl } from '../../../lib/pictures.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';

const icons: Record<NotificationKind, IconShape> = {
  offer: Tag,
  message: MessageCircle,
  'ad-approved': BadgeCheck,
  'ad-rejected': X,
  'ad-expired': Clock,
  'ad-reported': Flag,
  'saved-search': Search,
  wishlist: Heart,
  verification: ShieldCheck,
  approval: ListChecks,
  account: BellRing,
};

const rowClass = 'flex min-h-11 w-full items-start gap-3 px-4 py-3.5 text-start lg:px-5';

/** The person who caused it, or the kind of news where the house itself speaks. */
function Sender({ notification }: { notification: Notification }) {
  const { user_id, name, user_image, kind } = notification;
  if (user_id !== null)
    return <Avatar name={name} src={user_image ? pictureUrl(user_image, { w: 80, h: 80 }) : null} />;
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-inset text-ink-2">
      <Icon of={icons[kind]} size={20} />
    </span>
  );
}

function Face({ notification, isUnread }: { notification: Notification; isUnread: boolean }) {
  const { subject, massage, created_at } = notification;
  return (
    <>
      <Sender notification={notification} />
      <span className="min-w-0 flex-1">
        <span className={`block leading-snug ${isUnread ? 'font-semibold' : ''}`} title={subject}>
          {truncate(subject)}
        </span>
        {massage && <span className="line-clamp-2 text-[15px] text-ink-2">{massage}</span>}
        <time dateTime={created_at} className="num mt-0.5 block text-xs text-ink-2">
          {notificationTime(created_at)}
        </time>
      </span>
      {isUnread && (
        <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-brand">
          <span className="sr-only">
            <Trans>Unread</Trans>
          </span>
        </span>
      )}
    </>
  );
}

/** An unread one is marked read on the way to where it leads (reading A-32). */
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

/** One notification; the whole row leads on. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { is_visible, destination_url } = notification;
  const isUnread = is_visible === 0;
  const face = <Face notification={notification} isUnread={isUnread} />;
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
