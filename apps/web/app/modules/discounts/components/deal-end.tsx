import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNow } from '../../../lib/page-root.ts';
import { useDates } from '../../../lib/use-dates.tsx';

const dayMs = 24 * 60 * 60 * 1000;
const secondMs = 1000;

const pad = (value: number) => String(value).padStart(2, '0');

function clock(leftMs: number): string {
  const seconds = Math.max(0, Math.floor(leftMs / secondMs));
  return [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60].map(pad).join(':');
}

/** Counts from the page's own time, because the product's clock may differ from the browser's. */
function useLeftMs(endsAt: string): number {
  const startMs = new Date(endsAt).getTime() - useNow().getTime();
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    if (startMs > dayMs) return;
    const beganAt = performance.now();
    const timer = setInterval(() => setPassedMs(performance.now() - beganAt), secondMs);
    return () => clearInterval(timer);
  }, [startMs]);
  return startMs - passedMs;
}

/** When the deal ends: the day or, within the last one, the remaining time. */
export function DealEnd({ endsAt }: { endsAt: string }) {
  const { nearDay } = useDates();
  const leftMs = useLeftMs(endsAt);
  // The last day is included: the end itself is the first moment of the next.
  const day = nearDay(new Date(Date.parse(endsAt) - 1));
  if (leftMs > dayMs) return <Trans>Deal ends {day}</Trans>;
  return (
    <>
      <span aria-hidden="true">
        <Trans>
          Deal ends in <b className="num text-ink-2">{clock(leftMs)}</b>
        </Trans>
      </span>
      <span className="sr-only">
        <Trans>Deal ends today</Trans>
      </span>
    </>
  );
}
