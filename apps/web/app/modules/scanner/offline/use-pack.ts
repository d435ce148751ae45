import { deviceCookie, deviceDays } from '@souk/contract/modules/search/views';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cookieOf } from '../../../lib/cookies.ts';
import { forgetScannerPage, keepScannerPage } from '../../../lib/worker.ts';
import { fetchPack, isUpdateDue } from './fetch-pack.ts';
import { deletePack, findPack } from './food-pack.ts';
import { markOfflineUsed, offlineScannerPath } from './offline-mark.ts';
import type { PackFacts } from './store.ts';
import { WrongSignature } from './verify-pack.ts';

const daySeconds = 24 * 60 * 60;

/**
 * Scans of a visitor are counted by device; online, the server names the device at the first scan. Where it has, the
 * browser refuses this one, which scripts could read.
 */
function nameDevice(): void {
  if (cookieOf(document.cookie, deviceCookie)) return;
  const settings = `Path=/; Max-Age=${deviceDays * daySeconds}; SameSite=Lax`;
  const isSecure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: -- the store of cookies that waits for answers is not in every browser
  document.cookie = `${deviceCookie}=${crypto.randomUUID()}; ${settings}${isSecure ? '; Secure' : ''}`;
}

export interface Pack {
  /** Undefined until it is read from the device, null without a pack. */
  facts: PackFacts | null | undefined;
  state: 'idle' | 'fetching' | 'failed' | 'refused';
  /** Starts, continues, or asks for changes. */
  fetch: () => void;
  pause: () => void;
  remove: () => void;
}

async function keepEverything(signal: AbortSignal, onPage: (facts: PackFacts) => void): Promise<void> {
  markOfflineUsed();
  nameDevice();
  // If the browser refuses, the pack is kept until it needs the space.
  await navigator.storage?.persist?.().catch(() => false);
  if (!(await keepScannerPage())) throw new Error('The page could not be kept.');
  await fetchPack({ signal, onPage });
}

/** A pack with a wrong signature is rejected: the one on the device stays. */
const failureOf = (error: unknown): Pack['state'] => (error instanceof WrongSignature ? 'refused' : 'failed');

/** The pack on this device, and the actions on it. */
export function usePack(): Pack {
  const [facts, setFacts] = useState<PackFacts | null>();
  const [state, setState] = useState<Pack['state']>('idle');
  const work = useRef<{ stop: AbortController; done: Promise<void> }>(undefined);

  const fetch = useCallback(() => {
    if (work.current) return;
    const stop = new AbortController();
    setState('fetching');
    const done = keepEverything(stop.signal, setFacts)
      .then(
        () => setState('idle'),
        (error: unknown) => setState(stop.signal.aborted ? 'idle' : failureOf(error)),
      )
      .finally(() => {
        work.current = undefined;
      });
    work.current = { stop, done };
  }, []);

  useEffect(() => {
    const start = async () => {
      const found = await findPack();
      setFacts(found ?? null);
      const now = Date.now();
      if (found && isUpdateDue(found, { now, isNear: true, network: navigator })) fetch();
    };
    start().catch(() => setState('failed'));
    return () => work.current?.stop.abort();
  }, [fetch]);

  const pause = () => work.current?.stop.abort();
  const remove = async () => {
    pause();
    await work.current?.done;
    await deletePack();
    await forgetScannerPage(offlineScannerPath);
    setFacts(null);
  };
  return { facts, state, fetch, pause, remove: () => void remove().catch(() => setState('failed')) };
}
