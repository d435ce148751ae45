import { Trans, useLingui } from '@lingui/react/macro';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LogoMark } from '../../../ui/logo.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import can from '../art/can.svg';
import { profileOf } from './holder.ts';
import { OfflineAddition } from './offline-addition.tsx';
import { OfflineAnswer } from './offline-answer.tsx';
import { OfflineSearch } from './offline-search.tsx';
import { PackWords } from './pack-words.tsx';
import { type OfflineScan, useOfflineScan } from './use-offline-scan.ts';
import { useSending } from './use-sending.ts';
import { WaitingList } from './waiting-list.tsx';

/** Plain links: their pages need a network, or come completely from the worker. */
function Bar() {
  const isOnline = useOnline();
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <span className="inline-flex items-center gap-2.5 font-display text-lg font-bold">
        <LogoMark className="h-7" />
        <Trans>Food Scanner</Trans>
      </span>
      <span role="status" className="flex flex-wrap items-center gap-3 text-[15px]">
        <span className="inline-flex items-center gap-2 font-semibold">
          <Icon of={isOnline ? Wifi : WifiOff} size={18} />
          {isOnline ? <Trans>You are online</Trans> : <Trans>You are offline</Trans>}
        </span>
        {isOnline && (
          <a href="/food-scanner" className={buttonClass({ tone: 'line', size: 'sm' })}>
            <Trans>Open the whole scanner</Trans>
          </a>
        )}
      </span>
    </header>
  );
}

function NoPack() {
  return (
    <EmptyState object={can} palette="sky" title={<Trans>No foods on this device yet</Trans>}>
      <Trans>
        Once you are online, open the Food Scanner and choose "Use offline": every verdict is then kept here.
      </Trans>
    </EmptyState>
  );
}

function Answered({ scan, onKept }: { scan: OfflineScan; onKept: () => void }) {
  const { answer, holder, pack } = scan;
  if (pack === null || answer?.kind === 'no-pack') return <NoPack />;
  if (!answer || !holder)
    return pack ? (
      <p className="num text-[15px] text-ink-2">
        <PackWords facts={pack} />
      </p>
    ) : null;
  if (answer.kind === 'found')
    return <OfflineAnswer food={answer.food} profile={profileOf(holder, document.cookie)} />;
  if (answer.kind === 'unknown')
    return <OfflineAddition key={answer.gtin} gtin={answer.gtin} ownerId={holder.id} onKept={onKept} />;
  return null;
}

/** The scanner as it works without a network: from the device alone. */
export function OfflineScreen() {
  const { t } = useLingui();
  const scan = useOfflineScan();
  const showToast = useToast();
  const place = useRef<HTMLDivElement>(null);
  useSending();
  const { answer, holder, isFailed } = scan;
  useEffect(() => {
    if (answer?.kind === 'found' || answer?.kind === 'unknown') place.current?.focus();
  }, [answer]);
  const [kept, setKept] = useState(0);
  const clear = () => {
    scan.clear();
    setKept(kept + 1);
    showToast({ tone: 'good', title: t`Kept on this device until you are online.` });
  };
  return (
    <div className="page max-w-[760px] pt-5 pb-14">
      <Bar />
      <h1 className="h-page mt-6" tabIndex={-1}>
        <Trans>Scan offline</Trans>
      </h1>
      <OfflineSearch key={kept} scan={scan} />
      {isFailed && (
        <p role="alert" className="mt-4 font-semibold text-bad">
          <Trans>Data saved on this device could not be read. Please reload the page.</Trans>
        </p>
      )}
      <div ref={place} tabIndex={-1} className="mt-6 focus:outline-none">
        <Answered scan={scan} onKept={clear} />
      </div>
      {holder && <WaitingList ownerId={holder.id} className="panel mt-6 p-5" />}
    </div>
  );
}
