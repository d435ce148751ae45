import { Trans } from '@lingui/react/macro';
import type { ContactMessage } from '@souk/contract/modules/admin/messages';
import { Reply } from 'lucide-react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { contactMessageActs } from '../row-acts.ts';
import { DeskActs } from './desk-acts.tsx';
import { StatePill } from './state-pill.tsx';

const replyTo = ({ email, subject }: ContactMessage): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

/** What a visitor wrote; it is answered by mail and then marked. */
export function MessageRow({ message, back }: { message: ContactMessage; back: string }) {
  const { notificationTime } = useDates();
  return (
    <li className="card p-4 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <StatePill state={message.is_answered ? 'answered' : 'open'} />
          <b className="text-[15px] font-semibold">{message.subject}</b>
        </span>
        <time dateTime={message.created_at} className="num text-ink-3">
          {notificationTime(message.created_at)}
        </time>
      </p>
      <p className="mt-1 break-words text-ink-2">
        {message.name}, {message.email}
        {message.phone && <>, {message.phone}</>}
      </p>
      <p className="mt-3 max-w-[75ch] break-words whitespace-pre-line text-[15px]">{message.message}</p>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-4">
        <a
          href={replyTo(message)}
          className="tap inline-flex items-center gap-2 font-semibold text-brand-ink hover:underline"
        >
          <Icon of={Reply} size={18} isDirectional />
          <Trans>Answer by mail</Trans>
        </a>
        <DeskActs of={contactMessageActs} row={message} back={back} />
      </div>
    </li>
  );
}
