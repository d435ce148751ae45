import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  /** Words next to the switch; On and Off by default. */
  words?: { on: ReactNode; off: ReactNode };
  isLabelHidden?: boolean;
}

const track =
  'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors checked:bg-good disabled:cursor-not-allowed disabled:opacity-50 before:absolute before:start-1 before:top-1 before:size-5 before:rounded-full before:bg-surface before:transition-[inset-inline-start] before:content-[""] checked:before:start-6 forced-colors:appearance-auto';

/** Takes effect immediately; for choices that wait for Save use the checkbox. */
export function Switch({ label, words, isLabelHidden, className = '', ...input }: SwitchProps) {
  return (
    <label
      className={`group inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-[15px] has-disabled:cursor-not-allowed has-disabled:text-ink-3 ${className}`}
    >
      <span className={isLabelHidden ? 'sr-only' : ''}>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: -- a checkbox exposes its state by itself */}
      <input {...input} type="checkbox" role="switch" className={track} />
      <span aria-hidden="true" className="hidden text-ink-2 group-has-checked:inline">
        {words?.on ?? <Trans>On</Trans>}
      </span>
      <span aria-hidden="true" className="text-ink-2 group-has-checked:hidden">
        {words?.off ?? <Trans>Off</Trans>}
      </span>
    </label>
  );
}
