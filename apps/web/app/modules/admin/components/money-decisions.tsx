import type { ReactNode } from 'react';
import { Amount } from '../../../ui/amount.tsx';

interface MoneyDecisionsProps {
  amount: Parameters<typeof Amount>[0]['of'];
  /** What the amount is compared with. */
  below: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** An amount and what can be decided about it, at the end of a row; on phones the amount is above the buttons. */
export function MoneyDecisions({ amount, below, children }: MoneyDecisionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full sm:justify-end">
      <span className="max-sm:w-full sm:me-2 sm:text-end">
        <span className="block font-display text-md font-semibold">
          <Amount of={amount} />
        </span>
        <span className="num block text-sm text-ink-3">{below}</span>
      </span>
      {children}
    </div>
  );
}
