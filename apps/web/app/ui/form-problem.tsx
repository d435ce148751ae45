import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fieldId, useFormScope } from './form-scope.tsx';
import { Icon } from './icon.tsx';

interface FormProblemProps {
  /** Field name → its label, for messages that do not name their field. */
  labels?: Record<string, string>;
  takesFocus?: boolean;
}

/** The message with its field in front, unless it names the field itself: `Title is required.` */
export const sentenceFor = (label: string | undefined, message: string): string =>
  label === undefined || message.toLowerCase().startsWith(label.toLowerCase())
    ? message
    : `${label}: ${message}`;

/** Why the form was refused, with links to the fields; takes the focus when it appears. */
export function FormProblem({ labels = {}, takesFocus = true }: FormProblemProps) {
  const { outcome, prefix } = useFormScope();
  const box = useRef<HTMLDivElement>(null);
  const fields = Object.entries(outcome.fields ?? {}).filter(([, texts]) => texts.length > 0);
  const hasProblem = Boolean(outcome.form) || fields.length > 0;
  useEffect(() => {
    if (takesFocus && hasProblem && outcome) box.current?.focus();
  }, [takesFocus, hasProblem, outcome]);
  if (!hasProblem) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-5 flex gap-3 rounded-lg bg-bad-soft p-4 text-bad focus:outline-3 focus:outline-offset-2 focus:outline-bad"
    >
      <Icon of={CircleAlert} className="mt-0.5" />
      <div className="text-[15px]">
        <p className="font-semibold">{outcome.form ?? <Trans>Fix these fields.</Trans>}</p>
        {fields.length > 0 && (
          <ul className="mt-1 space-y-0.5">
            {fields.map(([name, texts]) => (
              <li key={name}>
                <a href={`#${fieldId(prefix, name)}`} className="underline underline-offset-[3px]">
                  {sentenceFor(labels[name], texts[0] ?? '')}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
