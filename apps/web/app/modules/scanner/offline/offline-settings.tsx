import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { CloudDownload, Pause, Play, RefreshCw, ScanBarcode, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useViewer } from '../../../lib/page-root.ts';
import { hasWorkers } from '../../../lib/worker.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { keepHolder, keepOwnProfile } from './holder.ts';
import { InstallApp } from './install-app.tsx';
import { offlineScannerPath } from './offline-mark.ts';
import { PackWords, sayMegabytes } from './pack-words.tsx';
import { type Pack, usePack } from './use-pack.ts';
import { WaitingList } from './waiting-list.tsx';

const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
);

function Fetching({ facts, pause, remove }: Pack) {
  return (
    <>
      <p role="status" className="num flex items-center gap-3 text-[15px] text-ink-2">
        <Spinner />
        {facts ? <PackWords facts={facts} /> : <Trans>Getting ready…</Trans>}
      </p>
      <Buttons>
        <Button tone="line" icon={Pause} onClick={pause}>
          <Trans>Pause</Trans>
        </Button>
        {!facts?.isWhole && (
          <Button tone="ghost" onClick={remove}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </Buttons>
    </>
  );
}

/** The storage that the whole site uses on this device, and whether the browser may delete it. */
function Space() {
  const { i18n } = useLingui();
  const [space, setSpace] = useState<{ bytes: number; isSafe: boolean }>();
  useEffect(() => {
    const ask = async () => {
      const [{ usage = 0 }, isSafe] = await Promise.all([
        navigator.storage.estimate(),
        navigator.storage.persisted(),
      ]);
      setSpace({ bytes: usage, isSafe });
    };
    // Not every browser supports it.
    ask().catch(() => undefined);
  }, []);
  if (!space) return null;
  return (
    <p className="text-sm text-ink-2">
      <Trans>Souk uses {sayMegabytes(i18n, space.bytes)} on this device in total.</Trans>{' '}
      {!space.isSafe && <Trans>Your browser may clear it when space runs short.</Trans>}
    </p>
  );
}

function Kept({ facts, fetch, remove }: Pack & { facts: NonNullable<Pack['facts']> }) {
  return (
    <>
      <p role="status" className="num text-[15px]">
        <PackWords facts={facts} />
      </p>
      {facts.isWhole && <Space />}
      <Buttons>
        {facts.isWhole ? (
          <>
            <ButtonLink to={offlineScannerPath} reloadDocument tone="ink" icon={ScanBarcode}>
              <Trans>Try it</Trans>
            </ButtonLink>
            <Button tone="line" icon={RefreshCw} onClick={fetch}>
              <Trans>Update now</Trans>
            </Button>
          </>
        ) : (
          <Button icon={Play} onClick={fetch}>
            <Trans>Continue</Trans>
          </Button>
        )}
        <Button tone="ghost" icon={Trash2} onClick={remove}>
          <Trans>Delete</Trans>
        </Button>
      </Buttons>
    </>
  );
}

function PackSettings({ pack }: { pack: Pack }) {
  const { facts, state, fetch } = pack;
  if (state === 'failed')
    return (
      <ErrorNotice onRetry={fetch}>
        <Trans>The foods could not be downloaded. What has already arrived is kept.</Trans>
      </ErrorNotice>
    );
  if (state === 'refused')
    return (
      <ErrorNotice onRetry={() => location.reload()}>
        <Trans>
          The downloaded foods are not signed by Souk, so they were rejected. Your earlier copy is still here.
          Please reload the page.
        </Trans>
      </ErrorNotice>
    );
  if (state === 'fetching') return <Fetching {...pack} />;
  if (facts) return <Kept {...pack} facts={facts} />;
  return (
    <Buttons>
      <Button icon={CloudDownload} disabled={facts === undefined} onClick={fetch}>
        <Trans>Keep on this device</Trans>
      </Button>
    </Buttons>
  );
}

/** Stores the user and their food profile for offline use, once the device keeps anything. */
function useKeptReader(profile: FoodProfile, viewerId: number | null, isUsed: boolean): void {
  useEffect(() => {
    if (!isUsed) return;
    const kept = viewerId === null ? keepHolder(null) : keepOwnProfile(viewerId, profile);
    kept.catch(() => undefined);
  }, [profile, viewerId, isUsed]);
}

/** Fetching the pack, its age and size, what waits to be sent, and installing. */
export function OfflineSettings({ profile }: { profile: FoodProfile }) {
  const viewerId = useViewer()?.user_id ?? null;
  const pack = usePack();
  useKeptReader(profile, viewerId, Boolean(pack.facts) || pack.state === 'fetching');
  if (!hasWorkers())
    return (
      <p className="text-[15px] text-ink-2">
        <Trans>This browser cannot save pages. Try again outside a private window.</Trans>
      </p>
    );
  return (
    <>
      <PackSettings pack={pack} />
      <WaitingList ownerId={viewerId} className="border-t border-line pt-4" />
      <InstallApp />
    </>
  );
}
