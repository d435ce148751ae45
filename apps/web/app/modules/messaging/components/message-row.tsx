import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@souk/contract/modules/messaging/messages';
import { Check, CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureUrl } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Correspondent } from '../load-thread.server.ts';
import type { ThreadRow } from '../thread-rows.ts';
import { DeleteMessage } from './delete-message.tsx';
import { MessageAttachment } from './message-attachment.tsx';

type Row = Extract<ThreadRow, { kind: 'message' }>;

interface MessageRowProps {
  row: Row;
  person: Correspondent;
  /** What the page draws for a message with a card, if it knows the card. */
  card: ReactNode;
}

export const ownBubble = 'rounded-[20px] bg-brand px-4 py-2.5 text-on-brand';
const theirBubble = 'rounded-[20px] bg-surface px-4 py-2.5 shadow-[inset_0_0_0_1px_var(--line)]';

/** One corner of the last bubble of a group points to who wrote it. */
const corner = ({ isMine, isLast }: Row) => {
  if (!isLast) return '';
  return isMine ? 'rounded-ee-[6px]' : 'rounded-es-[6px]';
};

function StateMark({ state }: { state: Message['state'] }) {
  const { t } = useLingui();
  const words = { sent: t`Sent`, delivered: t`Delivered`, read: t`Read` };
  return (
    <>
      <Icon
        of={state === 'sent' ? Check : CheckCheck}
        size={16}
        className={state === 'read' ? 'text-brand-ink' : ''}
      />
      <span className="sr-only">{words[state]}</span>
    </>
  );
}

function Body({ row, card }: Pick<MessageRowProps, 'row' | 'card'>) {
  const { message, isMine } = row;
  if (message.is_deleted)
    return (
      <p className="rounded-[20px] border border-dashed border-line-strong px-4 py-2.5 text-[15px] text-ink-2">
        {isMine ? <Trans>You deleted this message</Trans> : <Trans>This message was deleted</Trans>}
      </p>
    );
  if (card) return card;
  const { attachment } = message;
  const hasWords = message.message !== attachment?.name;
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${isMine ? 'items-end' : 'items-start'}`}>
      {hasWords && (
        <p
          dir="auto"
          className={`${isMine ? ownBubble : theirBubble} ${corner(row)} wrap-anywhere whitespace-pre-wrap`}
        >
          {message.message}
        </p>
      )}
      {attachment && <MessageAttachment messageId={message.id} file={attachment} />}
    </div>
  );
}

/** One message: others' at the start next to the avatar, own ones at the end in the brand's colour. */
export function MessageRow({ row, person, card }: MessageRowProps) {
  const { clockTime } = useDates();
  const { message, isMine, isFirst, isLast, tellsTime } = row;
  const { name, image } = person;
  return (
    <li className={isFirst ? 'mt-3' : 'mt-1'} id={`message-${message.id}`}>
      <div className={`group flex items-end gap-2.5 ${isMine ? 'justify-end ps-6' : 'pe-6'}`}>
        {!isMine && isLast && (
          <Avatar name={name} size={32} src={image ? pictureUrl(image, { w: 64, h: 64 }) : null} />
        )}
        {!isMine && !isLast && <span className="w-8 shrink-0" />}
        {isMine && !message.is_deleted && message.card === null && <DeleteMessage messageId={message.id} />}
        <div className={`flex min-w-0 ${card ? 'w-full max-w-[380px]' : 'max-w-[520px]'}`}>
          <span className="sr-only">{isMine ? <Trans>You:</Trans> : <Trans>{name}:</Trans>}</span>
          <Body row={row} card={card} />
        </div>
      </div>
      {tellsTime && (
        <p
          className={`num mt-1 flex items-center gap-1 text-xs text-ink-2 ${isMine ? 'justify-end' : 'ms-[42px]'}`}
        >
          <time dateTime={message.created_at} dir="auto">
            {clockTime(message.created_at)}
          </time>
          {isMine && !message.is_deleted && <StateMark state={message.state} />}
        </p>
      )}
    </li>
  );
}
