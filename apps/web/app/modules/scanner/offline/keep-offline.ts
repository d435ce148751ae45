import { startWorker } from '../../../lib/worker.ts';
import { fetchPack, isUpdateDue } from './fetch-pack.ts';
import { findPack } from './food-pack.ts';
import { keepHolder } from './holder.ts';
import { takeReport } from './queue.ts';
import { sendQueue } from './send-queue.ts';
import type { SentReport } from './store.ts';

/** Updates an old pack while the user is elsewhere on the site. */
async function refreshPack(): Promise<void> {
  const pack = await findPack();
  if (!pack || !isUpdateDue(pack, { now: Date.now(), isNear: false, network: navigator })) return;
  await fetchPack({ signal: AbortSignal.timeout(10 * 60_000) });
}

/** What a page with a network does for offline use; returns what there is to report. */
export async function keepOffline(viewerId: number | null): Promise<SentReport | undefined> {
  await keepHolder(viewerId);
  await startWorker().catch(() => undefined);
  await sendQueue();
  refreshPack().catch(() => undefined);
  return takeReport(viewerId);
}
