import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Form } from 'react-router';
import { type ButtonTone, buttonClass } from '../../../ui/button.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

interface DecisionProps {
  /** The action that it is posted to. */
  action: string;
  /** Label of the button that opens it. */
  opens: ReactNode;
  /** Label of the button that confirms it. */
  does: string;
  back?: string | undefined;
  tone?: ButtonTone;
  doesTone?: ButtonTone;
  opener?: RefObject<HTMLDetailsElement | null>;
  /** Reloads the page afterwards, because another user is signed in. */
  reloads?: boolean;
  /** What it means, or its fields. */
  children: ReactNode;
}

const fold = (inside: HTMLElement) => inside.closest('details')?.removeAttribute('open');

/** Escape closes it and returns the focus. */
function foldOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  fold(event.currentTarget);
  event.currentTarget.querySelector('summary')?.focus();
}

/** An action that needs confirmation or a text; it expands in place and works without scripts. */
export function Decision(props: DecisionProps) {
  const { action, opens, does, back, reloads = false, children } = props;
  const { tone = 'line', doesTone = 'danger', opener } = props;
  return (
    <details ref={opener} name="decision" onKeyDown={foldOnEscape} className="relative max-sm:open:w-full">
      <summary className={`${buttonClass({ tone, size: 'sm' })} w-fit list-none`}>{opens}</summary>
      <Form
        method="post"
        action={action}
        reloadDocument={reloads}
        onSubmit={(event) => fold(event.currentTarget)}
        className="z-20 mt-2 rounded-lg bg-surface p-4 text-start shadow-lg sm:absolute sm:end-0 sm:w-[360px]"
      >
        {back && <input type="hidden" name="_back" value={back} />}
        {/* A page has many of these: the scope gives each its own ids. */}
        <FormScope>{children}</FormScope>
        <div className="mt-3 flex justify-end">
          <SubmitButton formAction={action} size="sm" tone={doesTone}>
            {does}
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
