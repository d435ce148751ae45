import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { price } from '../lib/format.ts';

interface PriceProps {
  cents: number;
  /** Struck through next to the price; the saving is announced with it. */
  wasCents?: number | undefined;
  unit?: ReactNode;
  size?: 'card' | 'detail';
  hasSaving?: boolean;
  includesGst?: boolean;
}

const sizes = {
  card: 'text-md font-semibold',
  detail: 'text-3xl font-bold tracking-[-0.02em]',
};

/** The price, the earlier price, and the unit. */
export function Price({ cents, wasCents, unit, size = 'card', hasSaving, includesGst }: PriceProps) {
  const saved = wasCents === undefined ? 0 : wasCents - cents;
  return (
    <span className="num">
      <b className={`font-display ${sizes[size]}`}>{price(cents)}</b>
      {unit && <span className="text-ink-2"> {unit}</span>}
      {saved > 0 && (
        <>
          {' '}
          <s className="text-sm text-ink-3">
            <span className="sr-only">
              <Trans>was</Trans>{' '}
            </span>
            {price(wasCents ?? 0)}
          </s>
          {hasSaving && (
            <span className="text-sm font-semibold text-good">
              {' '}
              <Trans>Save {price(saved)}</Trans>
            </span>
          )}
        </>
      )}
      {includesGst && (
        <span className="block text-sm font-normal text-ink-3">
          <Trans>Includes GST</Trans>
        </span>
      )}
    </span>
  );
}
