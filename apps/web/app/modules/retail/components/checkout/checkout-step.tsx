import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkClass } from '../../../../ui/link.tsx';
import { TickMark } from '../../../../ui/tick-mark.tsx';

interface CheckoutStepProps {
  number: number;
  state: 'done' | 'open' | 'next';
  title: ReactNode;
  /** The link to change a finished step. */
  changeTo?: string | undefined;
  /** Of the whole step, beside its number. */
  children?: ReactNode;
}

const dots = {
  done: 'bg-good-soft text-good',
  open: 'bg-ink text-on-ink',
  next: 'text-ink-2 shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
};

/** One step of the checkout: folded with its choices, or open. */
export function CheckoutStep({ number, state, title, changeTo, children }: CheckoutStepProps) {
  return (
    <section
      className={`panel p-5 lg:p-7 ${state === 'open' ? '!shadow-[var(--elev-md),inset_0_0_0_1px_var(--line)]' : ''}`}
      aria-current={state === 'open' ? 'step' : undefined}
    >
      <div className="flex items-start gap-4">
        <span
          className={`num grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold ${dots[state]}`}
        >
          {state === 'done' ? <TickMark /> : number}
        </span>
        <div className="min-w-0 flex-1 pt-0.5">
          <div className="flex items-center justify-between gap-3">
            <h2 className={`h-panel ${state === 'next' ? 'text-ink-2' : ''}`}>
              {title}
              {state === 'done' && (
                <span className="sr-only">
                  {' '}
                  <Trans>done</Trans>
                </span>
              )}
            </h2>
            {changeTo && (
              <Link to={changeTo} preventScrollReset className={`${linkClass} tap text-[15px]`}>
                <Trans>Change</Trans>
                <span className="sr-only"> {title}</span>
              </Link>
            )}
          </div>
          {children && <div className={state === 'open' ? 'max-lg:-ms-12' : ''}>{children}</div>}
        </div>
      </div>
    </section>
  );
}
