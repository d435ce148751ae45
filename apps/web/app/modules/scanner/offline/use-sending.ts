import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../../ui/toaster.tsx';
import { findHolder } from './holder.ts';
import { takeReport } from './queue.ts';
import { sendQueue } from './send-queue.ts';

/** Sends what waits as soon as there is a network, and reports the results. */
export function useSending(): void {
  const { i18n } = useLingui();
  const showToast = useToast();
  const send = useEffectEvent(async () => {
    await sendQueue();
    const { id } = await findHolder();
    const report = await takeReport(id);
    if (!report) return;
    const { sayReport } = await import('./say-report.ts');
    showToast(sayReport(i18n, report));
  });
  useEffect(() => {
    // The network turned out not to work: the next event tries again.
    const tryToSend = () => void send().catch(() => undefined);
    if (navigator.onLine) tryToSend();
    addEventListener('online', tryToSend);
    return () => removeEventListener('online', tryToSend);
  }, []);
}
