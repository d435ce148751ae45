import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { Given } from '../lib/use-words.ts';
import { useWords } from '../lib/use-words.ts';
import { ActButton, type ActLook } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import type { ActOutcome, ActSender } from './act-sender.ts';
import { type ActTable, actPath, asks, type CallingAct } from './act-table.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ActsProps<Row, Move extends string> extends ActLook {
  of: ActTable<Row, Move>;
  row: Row;
  /** Draws only these moves; the others are drawn elsewhere. */
  only?: readonly NoInfer<Move>[];
  /** Values sent with each button, such as the line of an order. */
  given?: Given;
  /** Where it leads back to, if not to this page. */
  back?: string;
  /** Pages of moves that this page shows in its own dialog. */
  inPlace?: { readonly [M in NoInfer<Move>]?: (row: Row) => void };
}

const none: Given = {};

/** When a move has removed its own button, the focus goes to the remaining ones. */
function useFocusAfter(state: ActSender['state'], isAsking: boolean, place: RefObject<HTMLElement | null>) {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (state !== 'idle') wasBusy.current = true;
    // A dialog returns the focus first, to the button that opened it if that still exists.
    if (state !== 'idle' || isAsking || !wasBusy.current) return;
    wasBusy.current = false;
    if (document.activeElement !== document.body) return;
    const near = place.current?.parentElement?.querySelector<HTMLElement>('a[href], button:not(:disabled)');
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!near && heading) heading.tabIndex = -1;
    (near ?? heading)?.focus({ preventScroll: true });
  }, [state, isAsking, place]);
}

interface AskDialogProps<Row> {
  isOpen: boolean;
  act: CallingAct<Row, string>;
  row: Row;
  given: Given;
  path: string;
  back: string;
  sender: ActSender;
  onClose: () => void;
}

/** The question in a dialog; it closes once the move is made. */
function AskDialog<Row>(props: AskDialogProps<Row>) {
  const { isOpen, act, row, given, path, back, sender, onClose } = props;
  const words = useWords(row, given);
  const wasBusy = useRef(false);
  // The refusal of an earlier question is not shown in this one.
  const [before] = useState(sender.data);
  const refused = sender.data !== before && sender.data?.path === path ? sender.data : undefined;
  useEffect(() => {
    if (wasBusy.current && sender.state === 'idle' && !refused) onClose();
    wasBusy.current = sender.state !== 'idle';
  }, [sender.state, refused, onClose]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words(act.title ?? act.words)}>
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

/** The moves of a row that are open to the viewer, worded by its noun's table. */
export function Acts<Row, Move extends string>(props: ActsProps<Row, Move>) {
  const { of: table, row, only, given = none, back, inPlace, ...look } = props;
  // One fetcher for all: live news of the move may remove the button before its reply arrives.
  const sender = useFetcher<ActOutcome>();
  const place = useRef<HTMLSpanElement>(null);
  const { pathname, search } = useLocation();
  // Each opening is a new one: the last refusal is gone.
  const [asked, setAsked] = useState<{ move: Move; time: number } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = (move: Move) => {
    setAsked({ move, time: (asked?.time ?? 0) + 1 });
    setIsAsking(true);
  };
  useFocusAfter(sender.state, isAsking, place);
  const open = new Set(table.open(row, given));
  const shared = { row, given, back: back ?? `${pathname}${search}`, sender };
  const pathOf = (move: Move) => actPath(table.noun, move, table.id(row));
  const question = asked && table.moves[asked.move];
  return (
    <>
      <span ref={place} hidden />
      {(Object.keys(table.moves) as Move[]).map((move) => {
        const act = table.moves[move];
        if (!act || !open.has(move) || (only && !only.includes(move))) return null;
        const own = inPlace?.[move as NoInfer<Move>];
        // A menu closes together with its dialogs: there the question is a page.
        const toAsk = look.as !== 'menu' && asks(act) ? () => ask(move) : undefined;
        const onOpen = own ? () => own(row) : toAsk;
        return <ActButton key={move} {...look} {...shared} act={act} path={pathOf(move)} onOpen={onOpen} />;
      })}
      {asked && question?.endpoint !== undefined && (
        <AskDialog
          key={asked.time}
          {...shared}
          isOpen={isAsking}
          act={question}
          path={pathOf(asked.move)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
