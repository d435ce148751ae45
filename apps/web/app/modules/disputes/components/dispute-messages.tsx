import { Trans, useLingui } from '@lingui/react/macro';
import type { DisputeDetail, DisputeMessage } from '@souk/contract/modules/disputes/disputes';
import { pictureUrl } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { roleWords } from '../dispute-words.ts';

function Evidence({ message }: { message: DisputeMessage }) {
  const { t } = useLingui();
  if (message.images.length === 0) return null;
  return (
    <ul className="mt-2.5 flex flex-wrap gap-2">
      {message.images.map(({ id, name, path }) => (
        <li key={id}>
          <a href={path} download={name} className="block rounded-md" aria-label={t`Photo ${name}`}>
            <span className="frame block size-24 !rounded-md">
              <img src={path} alt="" width={96} height={96} loading="lazy" decoding="async" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Message({ message, isOwn, isFirst }: { message: DisputeMessage; isOwn: boolean; isFirst: boolean }) {
  const { flowTime } = useDates();
  const { i18n } = useLingui();
  const { author, role, comment } = message;
  const bubble = isOwn
    ? 'rounded-[20px] rounded-ee-[6px] bg-brand text-on-brand'
    : 'rounded-[20px] rounded-es-[6px] bg-surface shadow-[inset_0_0_0_1px_var(--line)]';
  return (
    <li className={`flex gap-3 ${isOwn ? 'flex-row-reverse' : ''}`}>
      <span className="self-end">
        <Avatar
          name={author.name}
          size={32}
          src={author.image && role !== 'admin' ? pictureUrl(author.image, { w: 64, h: 64 }) : null}
        />
      </span>
      <div className={`min-w-0 max-w-[min(560px,84%)] ${isOwn ? 'text-end' : ''}`}>
        <p className="mb-1 text-sm text-ink-2">
          <b className="font-semibold text-ink">
            <bdi>{author.name}</bdi>
          </b>{' '}
          {i18n._(roleWords[role])}
          {isFirst && (
            <>
              {' · '}
              <Trans>opened the dispute</Trans>
            </>
          )}
        </p>
        <div className={`inline-block max-w-full px-4 py-3 text-start ${bubble}`}>
          <p className="break-words whitespace-pre-line">
            <bdi>{comment}</bdi>
          </p>
          <Evidence message={message} />
        </div>
        <time dateTime={message.created_at} className="num mt-1 block text-sm text-ink-3">
          {flowTime(message.created_at)}
        </time>
      </div>
    </li>
  );
}

/** What both sides and the admin wrote, the oldest first. */
export function DisputeMessages({ dispute, viewerRole }: { dispute: DisputeDetail; viewerRole: string }) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`Messages`} className="grid gap-6">
      {dispute.messages.map((message, index) => (
        <Message
          key={message.id}
          message={message}
          isOwn={message.role === viewerRole}
          isFirst={index === 0}
        />
      ))}
    </ol>
  );
}
