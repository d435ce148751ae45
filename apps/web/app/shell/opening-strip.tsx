import { Trans, useLingui } from '@lingui/react/macro';
import type { Opening } from '@souk/contract/modules/pages/opening';
import { useEffect } from 'react';
import { useReload } from '../lib/use-reload.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';

const lookAgainMs = 4000;

/** On every page until the demo market is complete: its progress, and what cannot be seen or sent until then. */
export function OpeningStrip({ days_made, days }: Opening) {
  const { t } = useLingui();
  const reload = useReload();
  useEffect(() => {
    const looking = setInterval(reload, lookAgainMs);
    return () => clearInterval(looking);
  }, [reload]);
  return (
    <aside className="border-b border-line bg-info-soft" aria-label={t`The demo market is being made`}>
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-sm">
        <p className="min-w-0 flex-1 basis-72">
          <b className="num font-semibold">
            <Trans>
              The demo market is being made: {days_made} of {days} days.
            </Trans>
          </b>{' '}
          <Trans>Until it is ready, lists are empty and you cannot send anything or log in.</Trans>
        </p>
        <ProgressBar
          aria-label={t`Days generated`}
          className="w-full bg-surface md:w-60 [&::-webkit-progress-bar]:bg-surface"
          value={days_made}
          max={days}
        />
      </div>
    </aside>
  );
}
