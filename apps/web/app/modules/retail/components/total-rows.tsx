import { Trans } from '@lingui/react/macro';
import type { Money } from '@souk/contract/shared/values';
import type { ReactNode } from 'react';
import { price } from '../../../lib/format.ts';

export interface TotalRow {
  key: string;
  label: ReactNode;
  cents: number;
  /** Shown instead of 0. */
  zero?: ReactNode;
  /** The discount. */
  isSaving?: boolean;
}

interface TotalRowsProps {
  rows: readonly TotalRow[];
  total: Money;
  /** The GST in it, if it is known to the cent. */
  gst?: Money | undefined;
  size?: 'large' | 'small';
}

/** The sum, row by row, with the total at the end. */
export function TotalRows({ rows, total, gst, size = 'large' }: TotalRowsProps) {
  return (
    <dl className="space-y-2 text-[15px]">
      {rows.map(({ key, label, cents, zero, isSaving }) => (
        <div key={key} className="flex justify-between gap-4">
          <dt className="text-ink-2">{label}</dt>
          <dd className={`num ${isSaving || (zero && cents === 0) ? 'font-medium text-good' : ''}`}>
            {zero && cents === 0 ? zero : price(isSaving ? -cents : cents)}
          </dd>
        </div>
      ))}
      <div className="mt-3 flex items-end justify-between gap-4 border-t border-line pt-3">
        <dt>
          <span className="block text-md font-semibold">
            <Trans>Total</Trans>
          </span>
          {gst?.cents !== 0 && (
            <span className="num text-sm text-ink-3">
              {gst ? <Trans>Includes {price(gst.cents)} GST</Trans> : <Trans>Includes GST</Trans>}
            </span>
          )}
        </dt>
        <dd
          className={`num font-display font-bold tracking-[-0.015em] ${size === 'large' ? 'text-2xl' : 'text-lg'}`}
        >
          {price(total.cents)}
        </dd>
      </div>
    </dl>
  );
}
