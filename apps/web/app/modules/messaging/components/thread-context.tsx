import { Trans, useLingui } from '@lingui/react/macro';
import type { ConversationSubject } from '@souk/contract/modules/messaging/conversations';
import { ShieldCheck, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureSources, pictureUrl } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import type { Thread } from '../load-thread.server.ts';

interface SubjectProps {
  subject: ConversationSubject;
  /** Its state, if the page knows it. */
  state: ReactNode;
}

/** The subject of the conversation, above the thread if there is no third pane. */
export function SubjectBar({ subject, state }: SubjectProps) {
  const { title, path, price, image } = subject;
  return (
    <Link
      to={path}
      prefetch="none"
      className="flex shrink-0 items-center gap-3 border-b border-line bg-surface px-4 py-2.5 hover:bg-sunken xl:hidden"
    >
      <Frame
        ratio="1:1"
        fallback={Tag}
        className="size-11 shrink-0 !rounded-md"
        {...pictureSources(image, { w: 44, h: 44 })}
      />
      <span className="min-w-0 flex-1">
        <b className="block truncate text-[15px] font-semibold">{title}</b>
        {price && (
          <span className="num block text-sm">
            <Price cents={price.cents} />
          </span>
        )}
      </span>
      {state}
    </Link>
  );
}

function SubjectCard({ subject, state }: SubjectProps) {
  const { title, path, price, image } = subject;
  return (
    <>
      <Frame fallback={Tag} {...pictureSources(image, { w: 260 })} />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-2">
        {price ? <Price cents={price.cents} /> : <span />}
        {state}
      </p>
      <h3 className="leading-snug font-medium">{title}</h3>
      <ButtonLink to={path} prefetch="none" tone="line" isWide className="mt-4">
        <Trans>View details</Trans>
      </ButtonLink>
    </>
  );
}

function PersonCard({ person }: Pick<Thread, 'person'>) {
  const { shortMonthDate } = useDates();
  const { name, image, memberSince } = person;
  return (
    <div className="mt-7 flex items-center gap-3">
      <Avatar name={name} size={48} src={image ? pictureUrl(image, { w: 96, h: 96 }) : null} />
      <p className="min-w-0">
        <b className="block truncate font-semibold">{name}</b>
        <span className="block text-sm text-ink-2">
          {memberSince ? (
            <Trans>Member since {shortMonthDate(memberSince).slice(3)}</Trans>
          ) : (
            <Trans>This account is closed</Trans>
          )}
        </span>
      </p>
    </div>
  );
}

interface ThreadContextProps {
  thread: Thread;
  state: ReactNode;
  children: ReactNode;
}

/** The third pane: the subject, the person, and what a page adds. */
export function ThreadContext({ thread, state, children }: ThreadContextProps) {
  const { t } = useLingui();
  const { subject, classifiedId, person } = thread;
  return (
    <aside
      className="h-full overflow-y-auto border-s border-line bg-surface p-5"
      aria-label={t`About this conversation`}
    >
      {subject && <SubjectCard subject={subject} state={state} />}
      {!subject && classifiedId !== null && (
        <p className="rounded-lg bg-mute-soft p-4 text-[15px] text-ink-2">
          <Trans>What this was about is no longer available. You can still continue the conversation.</Trans>
        </p>
      )}
      <PersonCard person={person} />
      {children}
      <div className="mt-6 rounded-lg bg-info-soft p-4 text-sm">
        <p className="flex items-center gap-2 font-semibold text-info">
          <Icon of={ShieldCheck} size={18} />
          <Trans>Meet safely</Trans>
        </p>
        <p className="mt-1.5 text-ink-2">
          <Trans>
            Meet in a public place and check that the payment has arrived before you hand it over.
          </Trans>
        </p>
      </div>
    </aside>
  );
}
