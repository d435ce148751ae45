import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { Given } from '../lib/use-words.ts';
import { ActButton, type ActLook } from './act-button.tsx';
import type { ActOutcome, ActSender } from './act-sender.ts';
import { type ActTable, actPath, asks } from './act-table.ts';

/** Most readers are never asked anything: the form and its fields load with the first question. */
const AskDialog = lazy(() => import('./ask-dialog.tsx').then((file) => ({ default: file.AskDialog })));

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
        <Suspense>
          <AskDialog
            key={asked.time}
            {...shared}
            row={row as never}
            isOpen={isAsking}
            act={question}
            path={pathOf(asked.move)}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
