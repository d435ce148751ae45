import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import type { Given } from '../lib/use-words.ts';
import { useWords } from '../lib/use-words.ts';
import { ActFields } from './act-fields.tsx';
import type { ActSender } from './act-sender.ts';
import type { CallingAct } from './act-table.ts';
import { actTones } from './act-tones.ts';
import { FormProblem } from './form-problem.tsx';
import { type FormOutcome, FormScope } from './form-scope.tsx';
import { SubmitButton } from './submit-button.tsx';

interface ActFormProps<Row> {
  act: CallingAct<Row, string>;
  row: Row;
  given: Given;
  action: string;
  /** The page with the button. */
  back: string;
  problems?: FormOutcome | null | undefined;
  /** The button that goes back without making the move. */
  keep: (words: ReactNode) => ReactNode;
  /** A dialog's own fetcher; a page submits by itself. */
  sender?: ActSender;
}

/** One key per attempt, so that pressing the button twice does nothing twice; also works without a secure context. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The question before a move: why to think it over, its fields, and the two buttons. */
export function ActForm<Row>({ act, row, given, action, back, problems, keep, sender }: ActFormProps<Row>) {
  const words = useWords(row, given);
  const [key] = useState(newKey);
  const Sent = sender?.Form ?? Form;
  return (
    <FormScope of={problems}>
      {act.lead && <p className="text-[15px] text-ink-2">{words(act.lead)}</p>}
      <Sent method="post" action={action} noValidate preventScrollReset className="mt-4 space-y-5">
        <FormProblem />
        <input type="hidden" name="_back" value={back} />
        <input type="hidden" name="_idempotencyKey" value={key} suppressHydrationWarning />
        <ActFields act={act} row={row} given={given} />
        <div className="flex flex-wrap justify-end gap-2.5">
          {keep(act.keep ? words(act.keep) : <Trans>Back</Trans>)}
          <SubmitButton
            tone={actTones[act.tone === 'quiet' ? 'primary' : act.tone]}
            icon={act.icon}
            formAction={action}
            {...(sender ? { fetcher: sender } : {})}
          >
            {words(act.does ?? act.words)}
          </SubmitButton>
        </div>
      </Sent>
    </FormScope>
  );
}
