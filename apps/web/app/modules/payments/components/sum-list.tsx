import type { Money } from '@souk/contract/shared/values';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/amount.tsx';

export interface SumRow {
  key: string;
  label: ReactNode;
  amount: Money;
  hint?: ReactNode;
}

interface SumListProps {
  rows: readonly SumRow[];
  total?: Omit<SumRow, 'key'>;
}

/** Amounts with their total. */
export function SumList({ rows, total }: SumListProps) {
  return (
    <dl className="text-[15px]">
      {rows.map(({ key, label, amount, hint }) => (
        <div key={key} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt className="text-ink-2">
            {label}
            {hint && <div className="text-sm text-ink-3">{hint}</div>}
          </dt>
          <dd>
            <Amount of={amount} />
          </dd>
        </div>
      ))}
      {total && (
        <div className="mt-2 flex items-end justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">
            {total.label}
            {total.hint && <div className="text-sm font-normal text-ink-3">{total.hint}</div>}
          </dt>
          <dd className="num font-display text-2xl font-bold tracking-[-0.015em]">
            <Amount of={total.amount} />
          </dd>
        </div>
      )}
    </dl>
  );
}
