import { Trans } from '@lingui/react/macro';
import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { isOfflineUsed } from './offline-mark.ts';

const OfflineSettings = lazy(() =>
  import('./offline-settings.tsx').then((file) => ({ default: file.OfflineSettings })),
);

/** Keeping the scanner for places without a network; without scripts only its place is kept. */
export function OfflinePanel({ profile }: { profile: FoodProfile }) {
  const isHydrated = useHydrated();
  const [isWanted, setWanted] = useState(false);
  // A device with a pack updates it even if nobody opens this panel.
  useEffect(() => {
    if (isOfflineUsed()) setWanted(true);
  }, []);
  return (
    <details
      id="offline"
      onToggle={() => setWanted(true)}
      className={`panel group/offline mt-3 scroll-mt-24 ${isHydrated ? '' : 'invisible'}`}
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-[inherit] p-5 lg:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="h-panel block">
            <Trans>Use offline</Trans>
          </span>
          <span className="mt-0.5 block text-[15px] text-ink-2">
            <Trans>
              Keep every verdict on this device for places without reception, and install Souk as an app.
            </Trans>
          </span>
        </span>
        <Icon of={ChevronDown} className="text-ink-3 group-open/offline:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-5 lg:p-6">
        {isWanted && (
          <Suspense fallback={<Spinner />}>
            <OfflineSettings profile={profile} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
