import { Trans, useLingui } from '@lingui/react/macro';
import type { Opening } from '@souk/contract/modules/pages/opening';
import { useEffect } from 'react';
import { useReload } from '../lib/use-reload.ts';

const lookAgainMs = 4000;

/** On every page until the demo market is whole: how far it is, and that nothing can be sent before. */
export function OpeningStrip({ days_made, days }: Opening) {
  const { t } = useLingui();
  const reload = useReload();
  useEffect(() => {
    const looking = setInterval(reload, lookAgainMs);
    return () => clearInterval(looking);
  }, [reload]);
  return (
    <aside className="border-b border-line bg-info-soft" aria-label={t`The demo market is being filled`}>
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-sm">
        <p>
          <Trans>
            The demo market is being filled: {days_made} of {days} days. Look around; signing in and
            everything that is sent opens in a minute or two.
          </Trans>
        </p>
        <progress className="h-2 w-40 max-w-full accent-brand" value={days_made} max={days} />
      </div>
    </aside>
  );
}
