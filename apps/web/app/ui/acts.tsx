import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { type ActTable, actPath, asks, type CallingAct, type Given } from '../lib/acts.ts';
import { useWords } from '../lib/use-words.ts';
import { ActButton, type ActLook } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import type { ActOutcome, ActSender } from './act-sender.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ActsProps<Row, Move extends string> extends ActLook {
  of: ActTable<Row, Move>;
  row: Row;
  /** Where only some of the moves belong; the others are drawn elsewhere. */
  only?: readonly NoInfer<Move>[];
  /** Values that go with each button, such as the line of an order. */
  given?: Given;
  /** Where it leads back to, if not to this page as it is. */
  back?: string;
  /** Pages of moves that this page shows in a dialog of its own. */
  inPlace?: { readonly [M in NoInfer<Move>]?: (row: Row) => void };
}

const none: Given = {};

/** Once a move has taken its own button away, the focus goes on to what is left beside it. */
function useFocusAfter(state: ActSender['state'], place: RefObject<HTMLElement | null>) {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && state === 'idle' && document.activeElement === document.body) {
      const near = place.current?.parentElement?.querySelector<HTMLElement>('a[href], button:not(:disabled)');
      const target = near ?? document.querySelector<HTMLElement>('main h1');
      if (target && !near) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    }
    wasBusy.current = state !== 'idle';
  }, [state, place]);
}

interface AskDialogProps<Row> {
  act: CallingAct<Row, string>;
  row: Row;
  given: Given;
  path: string;
  back: string;
  sender: ActSender;
  onClose: () => void;
}

/** The question in place of its page; it closes once the move is made. */
function AskDialog<Row>({ act, row, given, path, back, sender, onClose }: AskDialogProps<Row>) {
  const words = useWords(row, given);
  const wasBusy = useRef(false);
  // What an earlier question was refused for stays out of this one.
  const [before] = useState(sender.data);
  const refused = sender.data !== before && sender.data?.path === path ? sender.data : undefined;
  useEffect(() => {
    if (wasBusy.current && sender.state === 'idle' && !refused) onClose();
    wasBusy.current = sender.state !== 'idle';
  }, [sender.state, refused, onClose]);
  return (
    <Dialog isOpen onClose={onClose} title={words(act.title ?? act.words)}>
      <ActForm
        act={act}
        row={row}
        given={given}
        action={path}
        back={back}
        problems={refused}
        sender={sender}
        keep={(keep) => (
          <Button tone="ghost" onClick={onClose}>
            {keep}
          </Button>
        )}
      />
    </Dialog>
  );
}

/** The moves of a row that are open to the viewer, as its noun's table words them. */
export function Acts<Row, Move extends string>(props: ActsProps<Row, Move>) {
  const { of: table, row, only, given = none, back, inPlace, ...look } = props;
  // One sender for all: news of the move may take the button away before the reply to it is here.
  const sender = useFetcher<ActOutcome>();
  const place = useRef<HTMLSpanElement>(null);
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState<Move | null>(null);
  useFocusAfter(sender.state, place);
  const open = new Set(table.open(row, given));
  const shared = { row, given, back: back ?? `${pathname}${search}`, sender };
  const pathOf = (move: Move) => actPath(table.noun, move, table.id(row));
  const question = asked === null ? null : table.moves[asked];
  return (
    <>
      <span ref={place} hidden />
      {(Object.keys(table.moves) as Move[]).map((move) => {
        const act = table.moves[move];
        if (!act || !open.has(move) || (only && !only.includes(move))) return null;
        const own = inPlace?.[move as NoInfer<Move>];
        // A menu closes with its own dialogs: there the question is a page.
        const question = look.as !== 'menu' && asks(act) ? () => setAsked(move) : undefined;
        const onOpen = own ? () => own(row) : question;
        return <ActButton key={move} {...look} {...shared} act={act} path={pathOf(move)} onOpen={onOpen} />;
      })}
      {asked !== null && question?.endpoint !== undefined && (
        <AskDialog {...shared} act={question} path={pathOf(asked)} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
