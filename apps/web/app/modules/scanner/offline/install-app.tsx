import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { findInstallOffer, followInstallOffer } from '../../../lib/install-offer.ts';
import { Button } from '../../../ui/button.tsx';

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
const isApple = () => /iPad|iPhone|iPod/.test(navigator.userAgent);

/** Offers to install Souk as an app, if the browser can. */
export function InstallApp() {
  const offer = useSyncExternalStore(followInstallOffer, findInstallOffer, () => undefined);
  if (offer)
    return (
      <Button tone="line" icon={Download} onClick={() => void offer.prompt()}>
        <Trans>Install app</Trans>
      </Button>
    );
  if (!isApple() || isInstalled()) return null;
  return (
    <p className="text-sm text-ink-2">
      <Trans>To add Souk to your apps: tap Share, then "Add to Home Screen".</Trans>
    </p>
  );
}
