import type { sendOfflineFood } from '@souk/contract/modules/scanner/submissions';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import { foodStore, type Kept, type KeptAddition, type KeptScan, type SentReport } from './store.ts';

export type Outcome = ReplyOf<typeof sendOfflineFood>[number];

/** The server accepts this many at a time (`maxOfflineItems`). */
export const sentAtOnce = 100;
/** More scans than anybody makes between two networks; the oldest go first. */
const mostScans = 500;
const sameScanMs = 60_000;

const newsChannel = 'souk-food-queue';

/** Tells every open page that something waits or waits no longer. */
export function tellQueueNews(): void {
  const channel = new BroadcastChannel(newsChannel);
  channel.postMessage('');
  channel.close();
}

/** Calls back after each change; returns what ends it. */
export function followQueue(onNews: () => void): () => void {
  const channel = new BroadcastChannel(newsChannel);
  channel.onmessage = onNews;
  return () => channel.close();
}

/**
 * What this user has waiting to be sent: their own items, and those made on the device before anybody signed in.
 */
export const waitingOf = (kept: readonly Kept[], ownerId: number | null): Kept[] =>
  kept.filter((item) => item.ownerId === ownerId || item.ownerId === null);

/** Whether a scan repeats the previous one of the same food within a minute. */
export const isRepeated = (kept: readonly Kept[], scan: Pick<KeptScan, 'product_code' | 'at' | 'ownerId'>) =>
  kept.some(
    (item) =>
      item.kind === 'scan' &&
      item.product_code === scan.product_code &&
      item.ownerId === scan.ownerId &&
      Math.abs(Date.parse(item.at) - Date.parse(scan.at)) < sameScanMs,
  );

/** Scans beyond the limit, oldest first. */
export const scansToDrop = (kept: readonly Kept[]): Kept[] =>
  kept
    .filter(({ kind }) => kind === 'scan')
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, -mostScans);

const emptyReport = (ownerId: number | null): SentReport => ({
  ownerId,
  scans: 0,
  added: [],
  existing: [],
  refused: [],
});

interface Settled {
  /** Keys of items that no longer wait. */
  done: string[];
  report: SentReport;
}

/** What the answers mean: which items are done, and what to report. `later` and unanswered items stay. */
export function settle(
  sent: readonly Kept[],
  outcomes: readonly Outcome[],
  { report: before, ownerId }: { report: SentReport | undefined; ownerId: number | null },
): Settled {
  const report = structuredClone(before?.ownerId === ownerId ? before : emptyReport(ownerId));
  const tell = (item: Kept, outcome: Outcome['outcome']) => {
    if (outcome === 'noted') report.scans += 1;
    if (outcome === 'added') report.added.push(item.name);
    if (outcome === 'exists') report.existing.push(item.name);
    if (outcome === 'refused' && item.kind === 'addition') report.refused.push(item.name);
  };
  const done = outcomes.flatMap(({ client_key, outcome }) => {
    const item = sent.find((one) => one.client_key === client_key);
    if (!item || outcome === 'later') return [];
    tell(item, outcome);
    return [client_key];
  });
  return { done, report };
}

export const listKept = async (): Promise<Kept[]> => (await foodStore()).getAll('queue');

/** Keeps a scan for later. */
export async function keepScan(scan: Omit<KeptScan, 'kind' | 'client_key'>): Promise<void> {
  const store = await foodStore();
  const kept = await store.getAll('queue');
  if (isRepeated(kept, scan)) return;
  await store.put('queue', { ...scan, kind: 'scan', client_key: crypto.randomUUID() });
  for (const { client_key } of scansToDrop(await store.getAll('queue')))
    await store.delete('queue', client_key);
  tellQueueNews();
}

/** Keeps a new food for later; one per code, the latest version. */
export async function keepAddition(addition: Omit<KeptAddition, 'kind' | 'client_key'>): Promise<void> {
  const store = await foodStore();
  const isSame = (item: Kept) =>
    item.kind === 'addition' &&
    item.product_code === addition.product_code &&
    item.ownerId === addition.ownerId;
  const before = (await store.getAll('queue')).find(isSame);
  const client_key = before?.client_key ?? crypto.randomUUID();
  await store.put('queue', { ...addition, kind: 'addition', client_key });
  tellQueueNews();
}

/** Discards an item that was to be sent. */
export async function forgetKept(clientKey: string): Promise<void> {
  await (await foodStore()).delete('queue', clientKey);
  tellQueueNews();
}

const hasNews = ({ scans, added, existing, refused }: SentReport) =>
  scans + added.length + existing.length + refused.length > 0;

/** The results of this user's items, reported once. */
export async function takeReport(ownerId: number | null): Promise<SentReport | undefined> {
  const change = (await foodStore()).transaction('report', 'readwrite');
  const report = await change.store.get('report');
  const isOwn = report?.ownerId === ownerId;
  if (isOwn) void change.store.delete('report');
  await change.done;
  return report && isOwn && hasNews(report) ? report : undefined;
}
