import { type ReactNode, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { FormProblem } from './form-problem.tsx';
import { type FormOutcome, FormScope } from './form-scope.tsx';
import { SubmitButton } from './submit-button.tsx';

interface SentFormProps {
  action: string;
  /** Where the page without scripts goes after success. */
  back: string;
  /** The refusal, on the page without scripts. */
  problems?: FormOutcome | undefined;
  onDone?: (() => void) | undefined;
  words: ReactNode;
  children: ReactNode;
}

/** A form that is submitted in a dialog or on its own page; the dialog closes after success. */
export function SentForm({ action, back, problems, onDone, words, children }: SentFormProps) {
  const fetcher = useFetcher<FormOutcome>();
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && fetcher.state === 'idle' && !fetcher.data) onDone?.();
    wasBusy.current = fetcher.state !== 'idle';
  }, [fetcher.state, fetcher.data, onDone]);
  return (
    <FormScope of={fetcher.data ?? problems}>
      <fetcher.Form method="post" action={action} noValidate className="space-y-5">
        <FormProblem />
        <input type="hidden" name="_back" value={back} />
        {children}
        <div className="flex justify-end">
          <SubmitButton fetcher={fetcher} size="lg">
            {words}
          </SubmitButton>
        </div>
      </fetcher.Form>
    </FormScope>
  );
}
