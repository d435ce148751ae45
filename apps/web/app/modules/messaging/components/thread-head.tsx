import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Ban, EllipsisVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { pictureUrl } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Acts } from '../../../ui/acts.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuButton } from '../../../ui/menu.tsx';
import { usePopover } from '../../../ui/popover.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import type { Thread } from '../load-thread.server.ts';
import { correspondentActs } from '../message-acts.ts';
import { ConfirmPopover } from './confirm-popover.tsx';
import { useHere } from './use-here.ts';

function ThreadMenu({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const here = useHere();
  const { trigger, panel } = usePopover();
  const { name } = thread.person;
  const person = { ...thread.person, isBlocked: thread.isBlocked };
  return (
    <>
      <Menu
        label={t`Conversation with ${name}`}
        button={(menu) => (
          <IconButton {...menu} icon={EllipsisVertical} label={t`More about this conversation`} />
        )}
      >
        {thread.isBlocked ? (
          <Acts of={correspondentActs} row={person} back={here} as="menu" />
        ) : (
          <MenuButton type="button" icon={Ban} isDanger popoverTarget={trigger.popoverTarget}>
            <Trans>Block {name}</Trans>
          </MenuButton>
        )}
      </Menu>
      <ConfirmPopover
        panel={panel}
        title={<Trans>Block {name}?</Trans>}
        action={<Acts of={correspondentActs} row={person} only={['block']} back={here} />}
      >
        <Trans>
          Neither of you can message the other. Your conversation stays, and you can unblock them later.
        </Trans>
      </ConfirmPopover>
    </>
  );
}

/** If a link has replaced the pane that contained it, the focus follows. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || !focused.checkVisibility();
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** The other person, a link back on phones, and further actions. */
export function ThreadHead({ thread, backTo }: { thread: Thread; backTo: string }) {
  const { t } = useLingui();
  const { shortMonthDate } = useDates();
  const heading = useHeadingFocus();
  const { name, image, memberSince } = thread.person;
  return (
    <header className="flex h-[68px] shrink-0 items-center gap-2 border-b border-line bg-surface px-2 lg:gap-3 lg:px-5">
      <Link
        to={backTo}
        aria-label={t`Back to messages`}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-inset lg:hidden"
      >
        <Icon of={ArrowLeft} size={24} isDirectional />
      </Link>
      <Avatar name={name} size={40} src={image ? pictureUrl(image, { w: 80, h: 80 }) : null} />
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="truncate leading-tight font-semibold outline-none">
          {name}
        </h2>
        <p className="truncate text-sm text-ink-2">
          {memberSince ? (
            <Trans>Member since {shortMonthDate(memberSince).slice(3)}</Trans>
          ) : (
            <Trans>This account is closed</Trans>
          )}
        </p>
      </div>
      <span className="ms-auto flex shrink-0 items-center gap-2">
        {thread.isBlocked && <StatusPill status="blocked" />}
        <ThreadMenu thread={thread} />
      </span>
    </header>
  );
}
