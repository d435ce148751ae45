import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { count } from '../../../lib/format.ts';

interface UsageMeterProps {
  label: ReactNode;
  used: number;
  /** Null is no limit. */
  limit: number | null;
}

/** How much of an allowance is used, as text and a bar. */
export function UsageMeter({ label, used, limit }: UsageMeterProps) {
  const id = useId();
  const isFull = limit !== null && used >= limit && limit > 0;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-[15px]">
        <span id={id} className="text-ink-2">
          {label}
        </span>
        <span className={`num font-semibold ${isFull ? 'text-warn' : ''}`}>
          {limit === null ? (
            <Trans>{count(used)}, no limit</Trans>
          ) : (
            <Trans>
              {count(used)} of {count(limit)}
            </Trans>
          )}
        </span>
      </p>
      {limit !== null && (
        <meter
          aria-labelledby={id}
          min={0}
          max={Math.max(1, limit)}
          value={Math.min(used, limit)}
          className="sr-only"
        />
      )}
      {limit !== null && (
        <div className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-inset" aria-hidden="true">
          <div
            className={`h-full rounded-full ${isFull ? 'bg-warn' : 'bg-ink'}`}
            style={{ inlineSize: `${limit === 0 ? 0 : Math.min(100, (used / limit) * 100)}%` }}
          />
        </div>
      )}
    </div>
  );
}
