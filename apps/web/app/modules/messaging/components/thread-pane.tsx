import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@souk/contract/modules/messaging/messages';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Acts } from '../../../ui/acts.tsx';
import { linkClass } from '../../../ui/link.tsx';
import type { Thread } from '../load-thread.server.ts';
import { correspondentActs } from '../message-acts.ts';
import { messagesPath } from '../messages-path.ts';
import type { SendOutcome } from '../send-message.server.ts';
import { Composer } from './composer.tsx';
import { OutgoingMessage } from './outgoing-message.tsx';
import { QuickReplies, type ThreadRole } from './quick-replies.tsx';
import { ShowEarlier } from './show-earlier.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadStretch } from './thread-stretch.tsx';
import { useHere } from './use-here.ts';
import { useMessageNews } from './use-message-news.ts';
import { useOutbox } from './use-outbox.ts';
import { useThreadMessages } from './use-thread-messages.ts';

export interface ThreadPaneProps {
  thread: Thread;
  viewerId: number;
  /** An earlier stretch is shown by its address, without the newest messages. */
  isEarlierStretch: boolean;
  path: string;
  /** The viewer's role towards the subject, if the page knows it. */
  role: ThreadRole | undefined;
  /** The address of the list that the reader came from. */
  backTo: string;
  cardOf: (message: Message) => ReactNode;
  /** What it is about, on top of the thread on phones. */
  subjectBar: ReactNode;
  outcome: SendOutcome | undefined;
}

function NoWriting({ thread }: { thread: Thread }) {
  const here = useHere();
  const { name } = thread.person;
  const person = { ...thread.person, isBlocked: thread.isBlocked };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 lg:px-5">
      <p className="text-[15px] text-ink-2">
        {thread.isBlocked ? (
          <Trans>You have blocked {name}.</Trans>
        ) : (
          <Trans>You cannot write to this user.</Trans>
        )}
      </p>
      <Acts of={correspondentActs} row={person} only={['unblock']} size="sm" back={here} />
    </div>
  );
}

/** Whoever wrote first is the one who asks; unknown until the first message is loaded. */
function roleOf({ subject, messages, hasEarlier }: Thread, viewerId: number): ThreadRole {
  const [first] = messages;
  if (!subject || hasEarlier) return 'either';
  return first === undefined || first.sender_id === viewerId ? 'asker' : 'owner';
}

const hiddenFields = ({ person, classifiedId, bookingId }: Thread): Record<string, number> => ({
  receiver_id: person.userId,
  ...(classifiedId === null ? {} : { classified_id: classifiedId }),
  ...(bookingId === null ? {} : { booking_id: bookingId }),
});

interface ThreadLogProps extends Pick<ThreadPaneProps, 'thread' | 'viewerId' | 'cardOf'> {
  scroller: RefObject<HTMLDivElement | null>;
  known: ReturnType<typeof useThreadMessages>;
  outbox: ReturnType<typeof useOutbox>;
}

/** Laid out from its end, so that the newest message is visible from the first paint on. */
function ThreadLog({ thread, viewerId, cardOf, scroller, known, outbox }: ThreadLogProps) {
  const { t } = useLingui();
  const { person } = thread;
  const { name } = person;
  const { messages } = known;
  const sentIds = new Set(messages.map(({ id }) => id));
  return (
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={t`Messages`}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto"
    >
      <div className="px-4 py-5 lg:px-8">
        {known.hasEarlier && (
          <ShowEarlier
            path={known.earlierPath}
            isLoading={known.isLoadingEarlier}
            onShow={known.showEarlier}
          />
        )}
        {messages.length === 0 && outbox.outbox.length === 0 && (
          <p className="mb-3 text-center text-ink-2">
            <Trans>Write to {name} to start the conversation.</Trans>
          </p>
        )}
        <ThreadStretch messages={messages} viewerId={viewerId} person={person} cardOf={cardOf} />
        <ol>
          {outbox.outbox.map((outgoing) => (
            <OutgoingMessage
              key={outgoing.key}
              outgoing={outgoing}
              sentIds={sentIds}
              onRetry={outbox.retry}
              onDrop={outbox.drop}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

interface AnswerAreaProps extends Pick<ThreadPaneProps, 'thread' | 'viewerId' | 'path' | 'outcome'> {
  role: ThreadRole | undefined;
  onSend: (form: FormData) => void;
}

function AnswerArea({ thread, viewerId, path, outcome, role, onSend }: AnswerAreaProps) {
  if (!thread.mayWrite) return <NoWriting thread={thread} />;
  const hidden = hiddenFields(thread);
  return (
    <>
      <QuickReplies path={path} hidden={hidden} role={role ?? roleOf(thread, viewerId)} onSend={onSend} />
      <div className="px-3 pt-2 pb-4 lg:px-5">
        <Composer path={path} hidden={hidden} outcome={outcome} onSend={onSend} />
      </div>
    </>
  );
}

/** Replies belong after the newest messages, so an earlier part links there first. */
function BackToNewest({ conversationId }: { conversationId: number | null }) {
  return (
    <p className="py-4 text-center">
      <Link to={messagesPath({ conversationId: conversationId ?? undefined })} className={linkClass}>
        <Trans>Back to the newest</Trans>
      </Link>
    </p>
  );
}

/** One conversation: its messages and the composer. */
export function ThreadPane({ thread, viewerId, backTo, cardOf, subjectBar, ...rest }: ThreadPaneProps) {
  const { t } = useLingui();
  const { conversationId } = thread;
  const { name } = thread.person;
  const known = useThreadMessages(thread);
  const outbox = useOutbox(rest.path);
  const [heard, setHeard] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  useMessageNews((news) => {
    known.hear(news);
    if (news.type !== 'sent' || news.conversation_id !== conversationId) return;
    if (news.message.receiver_id === viewerId) setHeard(t`New message from ${name}: ${news.message.message}`);
  });
  const send = (form: FormData) => {
    outbox.send(form);
    scroller.current?.scrollTo({ top: 0 });
  };
  return (
    <section
      className="flex h-full min-h-0 min-w-0 flex-col bg-sunken"
      aria-label={t`Conversation with ${name}`}
    >
      <ThreadHead thread={thread} backTo={backTo} />
      {subjectBar}
      <ThreadLog {...{ thread, viewerId, cardOf, scroller, known, outbox }} />
      <p role="status" className="sr-only">
        {heard}
      </p>
      <div className="shrink-0 border-t border-line bg-surface">
        {rest.isEarlierStretch ? (
          <BackToNewest conversationId={conversationId} />
        ) : (
          <AnswerArea thread={thread} viewerId={viewerId} onSend={send} {...rest} />
        )}
      </div>
    </section>
  );
}
