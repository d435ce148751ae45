import { Trans } from '@lingui/react/macro';
import type { Notification, NotificationKind } from '@souk/contract/modules/notifications/notifications';
import {
  BadgeCheck,
  Banknote,
  BellRing,
  CalendarCheck,
  CircleQuestionMark,
  Clock,
  FileText,
  Flag,
  Gavel,
  Heart,
  ListChecks,
  MessageCircle,
  Package,
  Rocket,
  ScanBarcode,
  Search,
  ShieldCheck,
  ShoppingBag,
  Star,
  Tag,
  X,
} from 'lucide-react';
import { truncate } from '../../lib/format.ts';
import { pictureUrl } from '../../lib/pictures.ts';
import { useDates } from '../../lib/use-dates.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';

const icons: Record<NotificationKind, IconShape> = {
  offer: Tag,
  message: MessageCircle,
  'ad-approved': BadgeCheck,
  'ad-rejected': X,
  'ad-expired': Clock,
  'ad-reported': Flag,
  booking: CalendarCheck,
  reminder: BellRing,
  'saved-search': Search,
  wishlist: Heart,
  product: ShoppingBag,
  food: ScanBarcode,
  question: CircleQuestionMark,
  review: Star,
  dispute: Gavel,
  promotion: Rocket,
  order: Package,
  quote: FileText,
  enquiry: CircleQuestionMark,
  'waiting-list': Clock,
  payment: Banknote,
  verification: ShieldCheck,
  approval: ListChecks,
  account: BellRing,
};

/** The user who caused it, or the kind of news if it is from Souk itself. */
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

/** Its source, text and time; unread ones have a dot. */
export function NotificationFace({ notification }: { notification: Notification }) {
  const { notificationTime } = useDates();
  const { subject, massage, created_at, is_visible } = notification;
  const isUnread = is_visible === 0;
  return (
    <>
      <Sender notification={notification} />
      <span className="min-w-0 flex-1">
        <span className={`block text-[15px] leading-snug ${isUnread ? 'font-semibold' : ''}`} title={subject}>
          {truncate(subject)}
        </span>
        {massage && <span className="line-clamp-2 text-sm text-ink-2">{massage}</span>}
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
