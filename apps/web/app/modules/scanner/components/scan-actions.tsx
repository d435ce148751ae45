import { Trans } from '@lingui/react/macro';
import { ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx';
import { PhotoScan } from './photo-scan.tsx';

const ScanDialog = lazy(() => import('./scan-dialog.tsx').then((file) => ({ default: file.ScanDialog })));

/** An address with this opens the camera immediately, as "Scan another" does. */
const opens = 'scan';

/** The two ways to enter a code that need scripts; without scripts only their space is reserved. */
export function ScanActions() {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const [isKnown, setKnown] = useState(false);
  const isAsked = search.has(opens);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  if (isOpen && !isKnown) setKnown(true);

  const follow = (code: string) => {
    setOpen(false);
    void navigate(`/food-scanner?${new URLSearchParams({ keyword: code })}`);
  };
  return (
    <div className={`mt-4 flex flex-wrap items-start gap-3 ${isHydrated ? '' : 'invisible'}`}>
      <Button tone="ink" size="lg" icon={ScanBarcode} onClick={() => setOpen(true)}>
        <Trans>Scan</Trans>
      </Button>
      <PhotoScan onCode={follow} />
      {isKnown && (
        <Suspense fallback={<LoadingOverlay isOn={isOpen} />}>
          <ScanDialog isOpen={isOpen} onClose={() => setOpen(false)} onCode={follow} />
        </Suspense>
      )}
    </div>
  );
}
