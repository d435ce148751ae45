import { deletePack, findPack, keepPage, type PackPage } from './food-pack.ts';
import type { PackFacts } from './store.ts';
import { keysOfPage, verifyPage } from './verify-pack.ts';

const packAddress = '/api/v2/food_pack';
const lockName = 'souk-food-pack';

const hourMs = 60 * 60 * 1000;
/** While the scanner is open, and on other pages or when the user saves data. */
const dueAfterMs = { near: hourMs, far: 24 * hourMs, changing: hourMs / 12 };

interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Whether the network is metered, as far as the browser tells. */
function isCostly(network: object): boolean {
  const { connection } = network as { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Whether it is time to ask for differences. */
export function isUpdateDue(
  { updatedAt, isWhole, engineChangedAt }: Pick<PackFacts, 'updatedAt' | 'isWhole' | 'engineChangedAt'>,
  { now, isNear, network }: { now: number; isNear: boolean; network: object },
): boolean {
  if (!isWhole || (!isNear && isCostly(network))) return false;
  if (!isNear || isCostly(network)) return now - updatedAt > dueAfterMs.far;
  const isChanging = now - engineChangedAt < hourMs;
  return now - updatedAt > (isChanging ? dueAfterMs.changing : dueAfterMs.near);
}

async function askForPage(cursor: string | undefined, signal: AbortSignal): Promise<PackPage | 'anew'> {
  const since = cursor === undefined ? '' : `?${new URLSearchParams({ since: cursor })}`;
  const answer = await fetch(`${packAddress}${since}`, { signal });
  // The server no longer knows this position.
  if (answer.status === 423 && cursor !== undefined) return 'anew';
  if (!answer.ok) throw new Error(`The pack was answered with ${answer.status}.`);
  return ((await answer.json()) as { data: PackPage }).data;
}

interface Fetching {
  signal: AbortSignal;
  onPage?: (pack: PackFacts) => void;
}

async function fetchPages({ signal, onPage }: Fetching): Promise<void> {
  for (let isMore = true; isMore; ) {
    const cursor = (await findPack())?.cursor;
    const page = await askForPage(cursor, signal);
    if (page === 'anew') {
      await deletePack();
      continue;
    }
    await verifyPage(page, cursor, keysOfPage());
    signal.throwIfAborted();
    onPage?.(await keepPage(page));
    isMore = page.has_more;
  }
}

/** Fetches the pack, or what has changed since, continuing where it stopped. Only one tab of the browser does it. */
export async function fetchPack(fetching: Fetching): Promise<void> {
  const { signal } = fetching;
  if (!navigator.locks) return fetchPages(fetching);
  await navigator.locks.request(lockName, { signal }, () => fetchPages(fetching));
}
