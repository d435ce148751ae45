import { Trans, useLingui } from '@lingui/react/macro';
import type { Conversation } from '@souk/contract/modules/messaging/conversations';
import { Link } from 'react-router';
import { badge, truncate } from '../../../lib/format.ts';
import { useNow } from '../../../lib/page-root.ts';
import { pictureSources, pictureUrl } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { listTime } from '../message-times.ts';

interface ConversationRowProps {
  conversation: Conversation;
  to: string;
  isOpen: boolean;
}

function Faces({ conversation }: { conversation: Conversation }) {
  const { name, image, subject } = conversation;
  const picture = pictureSources(subject?.image, { w: 24, h: 24 });
  return (
    <span className="relative shrink-0 self-start">
      <Avatar name={name} size={48} src={image ? pictureUrl(image, { w: 96, h: 96 }) : null} />
      {picture.src && (
        <span className="absolute -end-1 -bottom-1 size-6 overflow-hidden rounded-[7px] bg-inset ring-2 ring-surface">
          <img {...picture} alt="" width={24} height={24} loading="lazy" className="size-full object-cover" />
        </span>
      )}
    </span>
  );
}

function LastWords({ conversation }: { conversation: Conversation }) {
  const { newest, last_message, user_id } = conversation;
  if (newest.is_deleted) return <Trans>Message deleted</Trans>;
  return newest.sender_id === user_id ? last_message : <Trans>You: {last_message}</Trans>;
}

/** One conversation of the list; it opens by a plain link that is never fetched ahead. */
export function ConversationRow({ conversation, to, isOpen }: ConversationRowProps) {
  const { t } = useLingui();
  const dates = useDates();
  const now = useNow();
  const { name, subject, last_message_at, is_blocked } = conversation;
  const unread = isOpen ? 0 : conversation.unread_count;
  return (
    <li>
      <Link
        to={to}
        prefetch="none"
        aria-current={isOpen ? 'true' : undefined}
        className={`flex gap-3 rounded-lg p-3 ${isOpen ? 'bg-brand-soft' : 'hover:bg-sunken'}`}
      >
        <Faces conversation={conversation} />
        <span className="min-w-0 flex-1">
          <span className="flex justify-between gap-2">
            <b className="truncate font-semibold">
              <bdi>{name}</bdi>
            </b>
            <time dateTime={last_message_at} className="num mt-0.5 text-xs whitespace-nowrap text-ink-2">
              <bdi>{listTime(dates, last_message_at, now)}</bdi>
            </time>
          </span>
          {subject && (
            <span className="block truncate text-sm text-ink-2" title={subject.title}>
              <bdi>{truncate(subject.title)}</bdi>
            </span>
          )}
          <span className="flex items-center gap-2">
            <span className={`flex-1 truncate text-sm ${unread > 0 ? 'font-semibold' : 'text-ink-2'}`}>
              <bdi>
                <LastWords conversation={conversation} />
              </bdi>
            </span>
            {is_blocked && <StatusPill status="blocked" />}
            {unread > 0 && (
              <span className="num grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-2xs font-bold text-on-brand">
                <span aria-hidden="true">{badge(unread)}</span>
                <span className="sr-only">{t`${unread} unread`}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
