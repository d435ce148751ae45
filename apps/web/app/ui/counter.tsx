import { useLingui } from '@lingui/react/macro';
import { count } from '../lib/format.ts';

/** How much of a limited text is used; announced to screen readers only near the end. */
export function Counter({ length, max }: { length: number; max: number }) {
  const { t } = useLingui();
  const left = max - length;
  return (
    <span className={`num text-sm ${left < 0 ? 'font-semibold text-bad' : 'text-ink-3'}`}>
      <span aria-hidden="true">
        <bdi dir="ltr">
          {count(length)} / {count(max)}
        </bdi>
      </span>
      <span className="sr-only" aria-live="polite">
        {left <= 20 ? t`${left} characters left` : ''}
      </span>
    </span>
  );
}
