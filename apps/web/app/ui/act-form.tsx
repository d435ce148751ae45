import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import type { Given } from '../lib/use-words.ts';
import { useWords } from '../lib/use-words.ts';
import { ActFields } from './act-fields.tsx';
import type { ActSender } from './act-sender.ts';
import type { ActTone, CallingAct } from './act-table.ts';
import type { ButtonTone } from './button.tsx';
import { FormProblem } from './form-problem.tsx';
import { type FormOutcome, FormScope } from './form-scope.tsx';
import { SubmitButton } from './submit-button.tsx';

export const actTones: Record<ActTone, ButtonTone> = { primary: 'primary', quiet: 'line', danger: 'danger' };

interface ActFormProps<Row> {
  act: CallingAct<Row, string>;
  row: Row;
  given: Given;
  action: string;
  /** The page where the button stood. */
  back: string;
  problems?: FormOutcome | null | undefined;
  /** The way back without doing it. */
  keep: (words: ReactNode) => ReactNode;
  /** A dialog's own sender; a page sends by itself. */
  sender?: ActSender;
}

/** Names one try, so that a second press of the button does nothing twice; also where there is no secure context. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a move asks before it is made: why it should be thought over, its fields, and the two ways on. */
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
