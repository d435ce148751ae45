import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Form } from 'react-router';
import { type ButtonTone, buttonClass } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

interface DecisionProps {
  /** The action that it is posted to. */
  action: string;
  /** Words on the button that opens it. */
  opens: ReactNode;
  /** Words on the button that does it. */
  does: string;
  back?: string | undefined;
  /** The text field that goes with it; without one it only asks for confirmation. */
  reason?: { name: 'reason' | 'note'; label: string; hint?: string; isRequired?: boolean };
  /** Words that are often used. */
  usual?: readonly string[];
  /** Fixed values of the action. */
  values?: Record<string, string>;
  tone?: ButtonTone;
  doesTone?: ButtonTone;
  opener?: RefObject<HTMLDetailsElement | null>;
  /** Reloads the page afterwards: another user is signed in then. */
  reloads?: boolean;
  /** More fields. */
  children?: ReactNode;
}

function Usual({ words, onChoose }: { words: readonly string[]; onChoose: (word: string) => void }) {
  const { t } = useLingui();
  return (
    <fieldset className="mt-2 flex flex-wrap gap-1.5">
      <legend className="sr-only">{t`Usual reasons`}</legend>
      {words.map((word) => (
        <Chip key={word} onClick={() => onChoose(word)} className="max-w-full">
          <span className="truncate">{word}</span>
        </Chip>
      ))}
    </fieldset>
  );
}

const fold = (inside: HTMLElement) => inside.closest('details')?.removeAttribute('open');

/** Escape folds it again and gives the focus back. */
function foldOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  fold(event.currentTarget);
  event.currentTarget.querySelector('summary')?.focus();
}

/** An action that needs confirmation or a text; it expands in place and works without scripts. */
export function Decision(props: DecisionProps) {
  const { action, opens, does, back, reason, usual, values = {}, reloads = false, children } = props;
  const { tone = 'line', doesTone = 'danger', opener } = props;
  const form = useRef<HTMLFormElement>(null);
  const write = (word: string) => {
    const area = form.current?.querySelector('textarea');
    if (!area) return;
    area.value = word;
    area.focus();
  };
  return (
    <details ref={opener} name="decision" onKeyDown={foldOnEscape} className="relative max-sm:open:w-full">
      <summary className={`${buttonClass({ tone, size: 'sm' })} w-fit list-none`}>{opens}</summary>
      <Form
        ref={form}
        method="post"
        action={action}
        reloadDocument={reloads}
        onSubmit={(event) => fold(event.currentTarget)}
        className="z-20 mt-2 rounded-lg bg-surface p-4 text-start shadow-lg sm:absolute sm:end-0 sm:w-[360px]"
      >
        {back && <input type="hidden" name="_back" value={back} />}
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* A page has many of these: the scope gives each its own ids. */}
        <FormScope>
          {children}
          {reason && (
            <TextArea
              name={reason.name}
              label={reason.label}
              hint={reason.hint}
              rows={3}
              maxLength={500}
              required={reason.isRequired ?? false}
            />
          )}
        </FormScope>
        {reason && usual && <Usual words={usual} onChoose={write} />}
        <div className="mt-3 flex justify-end">
          <SubmitButton formAction={action} size="sm" tone={doesTone}>
            {does}
          </SubmitButton>
        </div>
        {!reason && !children && (
          <p className="mt-2 text-sm text-ink-2">
            <Trans>This cannot be undone.</Trans>
          </p>
        )}
      </Form>
    </details>
  );
}
