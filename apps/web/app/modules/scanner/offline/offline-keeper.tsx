import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '../../../lib/page-root.ts';
import { useToast } from '../../../ui/toaster.tsx';
import { isOfflineUsed, offlineScannerPath } from './offline-mark.ts';

/** On devices with offline use: records who is signed in, sends what waits and reports the results. */
export function OfflineKeeper() {
  const { i18n } = useLingui();
  const viewerId = useViewer()?.user_id ?? null;
  const showToast = useToast();
  // That page may come from the device, which does not know who is signed in.
  const isKeptPage = useLocation().pathname === offlineScannerPath;
  const keep = useEffectEvent(async (id: number | null) => {
    const [{ keepOffline }, { sayReport }] = await Promise.all([
      import('./keep-offline.ts'),
      import('./say-report.ts'),
    ]);
    const report = await keepOffline(id);
    if (report) showToast(sayReport(i18n, report));
  });
  useEffect(() => {
    if (isKeptPage || !isOfflineUsed()) return;
    // Nothing to do while offline; the next page or the network event tries again.
    const tryToKeep = () => void keep(viewerId).catch(() => undefined);
    tryToKeep();
    addEventListener('online', tryToKeep);
    return () => removeEventListener('online', tryToKeep);
  }, [viewerId, isKeptPage]);
  return null;
}
