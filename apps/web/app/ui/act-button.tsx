import type { MouseEvent, ReactNode } from 'react';
import type { Given } from '../lib/use-words.ts';
import { useWords } from '../lib/use-words.ts';
import type { ActSender } from './act-sender.ts';
import { type Act, asks } from './act-table.ts';
import { actTones } from './act-tones.ts';
import { ButtonLink, type ButtonSize, type ButtonTone } from './button.tsx';
import { TextLink } from './link.tsx';
import { MenuButton, MenuLink } from './menu.tsx';
import { SubmitButton } from './submit-button.tsx';

export interface ActLook {
  size?: ButtonSize | undefined;
  /** Buttons, links in a line of facts, or rows of a menu. */
  as?: 'button' | 'link' | 'menu' | undefined;
  isWide?: boolean | undefined;
  /** For screen readers: which row the button belongs to. */
  suffix?: string | undefined;
}

interface ActButtonProps<Row> extends ActLook {
  act: Act<Row>;
  row: Row;
  given: Given;
  /** The route that makes the move. */
  path: string;
  back: string;
  sender: ActSender;
  /** Opens the move's question or form in place; without it, the question is a page. */
  onOpen: (() => void) | undefined;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Only the final button of a move that cannot be undone is coloured; the one that opens the question stays quiet. */
const openingTone = ({ tone }: Act<never>): ButtonTone => (tone === 'danger' ? 'ghost' : actTones[tone]);

function OpeningLink<Row>(props: ActButtonProps<Row> & { to: string; children: ReactNode }) {
  const { act, to, onOpen, as, size, isWide, children } = props;
  const open = (event: MouseEvent) => {
    if (!onOpen || !isPlain(event)) return;
    event.preventDefault();
    onOpen();
  };
  const link = { to, onClick: open, ...(onOpen ? { 'aria-haspopup': 'dialog' as const } : {}) };
  if (as === 'menu')
    return (
      <MenuLink {...link} {...(act.icon ? { icon: act.icon } : {})} isDanger={act.tone === 'danger'}>
        {children}
      </MenuLink>
    );
  return as === 'link' ? (
    <TextLink {...link} className="tap text-sm">
      {children}
    </TextLink>
  ) : (
    <ButtonLink {...link} tone={openingTone(act)} size={size} isWide={isWide} icon={act.icon}>
      {children}
    </ButtonLink>
  );
}

function SendingButton<Row>(props: ActButtonProps<Row> & { children: ReactNode }) {
  const { act, path, back, sender, as, size, isWide, children } = props;
  const isMine = sender.formAction === path;
  const isBusy = sender.state !== 'idle';
  return (
    <sender.Form method="post" action={path} preventScrollReset className={isWide ? 'flex-1' : undefined}>
      <input type="hidden" name="_back" value={back} />
      {as === 'menu' ? (
        <MenuButton {...(act.icon ? { icon: act.icon } : {})} disabled={isBusy}>
          {children}
        </MenuButton>
      ) : (
        <SubmitButton
          fetcher={isMine ? sender : { state: 'idle' }}
          disabled={isBusy && !isMine}
          tone={actTones[act.tone]}
          size={size}
          isWide={isWide}
          icon={act.icon}
        >
          {children}
        </SubmitButton>
      )}
    </sender.Form>
  );
}

/** One move: a button that makes it, or a link to its question. */
export function ActButton<Row>(props: ActButtonProps<Row>) {
  const { act, row, given, path, back, suffix } = props;
  const words = useWords(row, given);
  const face = (
    <>
      {words(act.words)}
      {suffix && <span className="sr-only"> {suffix}</span>}
    </>
  );
  if (act.endpoint !== undefined && !asks(act)) return <SendingButton {...props}>{face}</SendingButton>;
  const to =
    act.endpoint === undefined
      ? act.leadsTo(row, given, back)
      : `${path}?${new URLSearchParams({ ...given, _back: back })}`;
  return (
    <OpeningLink {...props} to={to}>
      {face}
    </OpeningLink>
  );
}
