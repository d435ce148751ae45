import type { RefObject } from 'react';
import { Form } from 'react-router';
import type { Given } from '../../../lib/use-words.ts';
import { useWords } from '../../../lib/use-words.ts';
import { ActFields } from '../../../ui/act-fields.tsx';
import { type Act, type ActTable, actPath, asks } from '../../../ui/act-table.ts';
import { actTones } from '../../../ui/act-tones.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Decision } from './decision.tsx';

interface DeskActsProps<Row, Move extends string> {
  of: ActTable<Row, Move>;
  row: Row;
  only?: readonly NoInfer<Move>[];
  given?: Given;
  /** Where to go afterwards, such as the next one of a queue. */
  back?: string | undefined;
  /** For keyboard shortcuts: the disclosure of a move with a question. */
  folds?: { readonly [M in NoInfer<Move>]?: RefObject<HTMLDetailsElement | null> | undefined };
}

interface OneProps<Row> {
  act: Act<Row>;
  row: Row;
  given: Given;
  action: string;
  back: string | undefined;
  fold: RefObject<HTMLDetailsElement | null> | undefined;
}

const none: Given = {};

function DeskAct<Row>({ act, row, given, action, back, fold }: OneProps<Row>) {
  const words = useWords(row, given);
  if (act.endpoint === undefined) return null;
  if (asks(act))
    return (
      <Decision
        action={action}
        opens={words(act.words)}
        does={words(act.does ?? act.words)}
        back={back}
        tone={act.tone === 'primary' ? 'primary' : 'line'}
        doesTone={act.tone === 'danger' ? 'danger' : 'primary'}
        {...(fold ? { opener: fold } : {})}
      >
        {act.fields ? (
          <div className="space-y-4">
            <ActFields act={act} row={row} given={given} />
          </div>
        ) : (
          act.lead && <p className="text-sm text-ink-2">{words(act.lead)}</p>
        )}
      </Decision>
    );
  return (
    <Form method="post" action={action}>
      {back && <input type="hidden" name="_back" value={back} />}
      <SubmitButton formAction={action} size="sm" tone={actTones[act.tone]} icon={act.icon}>
        {words(act.words)}
      </SubmitButton>
    </Form>
  );
}

/** The open moves of a row in the admin area: their questions expand in place, and work without scripts. */
export function DeskActs<Row, Move extends string>(props: DeskActsProps<Row, Move>) {
  const { of: table, row, only, given = none, back, folds } = props;
  const open = new Set(table.open(row, given));
  const moves = (Object.keys(table.moves) as NoInfer<Move>[]).filter(
    (move) => open.has(move) && (!only || only.includes(move)),
  );
  return moves.map((move) => {
    const act = table.moves[move];
    return (
      act && (
        <DeskAct
          key={move}
          act={act}
          row={row}
          given={given}
          action={actPath(table.noun, move, table.id(row))}
          back={back}
          fold={folds?.[move]}
        />
      )
    );
  });
}
