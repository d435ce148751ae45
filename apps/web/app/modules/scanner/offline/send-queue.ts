import { type Outcome, sentAtOnce, settle, tellQueueNews, waitingOf } from './queue.ts';
import { foodStore, type Kept } from './store.ts';

const queueAddress = '/api/v2/food_offline';
const viewerAddress = '/api/v2/viewer';
const lockName = 'souk-food-queue';

/** The account that is signed in now; items of another account must not be sent under it. */
async function askWhoSends(): Promise<number | null> {
  const answer = await fetch(viewerAddress);
  if (!answer.ok) throw new Error('The server does not say who is signed in.');
  return ((await answer.json()) as { data: { user_id: number } | null }).data?.user_id ?? null;
}

const bodyOf = (items: readonly Kept[]) => ({
  scans: items.flatMap((item) =>
    item.kind === 'scan'
      ? [{ client_key: item.client_key, product_code: item.product_code, scanned_at: item.at }]
      : [],
  ),
  additions: items.flatMap((item) => {
    if (item.kind === 'scan') return [];
    const { kind: _kind, ownerId: _owner, at: _at, ...addition } = item;
    return [addition];
  }),
});

/** Sends some items; if one of them makes the server refuse them all, each is sent separately. */
async function sendItems(items: readonly Kept[]): Promise<Outcome[]> {
  const answer = await fetch(queueAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(items)),
  });
  if (answer.ok) return ((await answer.json()) as { data: Outcome[] }).data;
  if (answer.status !== 423) throw new Error(`The queue was answered with ${answer.status}.`);
  const [only, ...others] = items;
  if (only && others.length === 0)
    return [{ client_key: only.client_key, outcome: 'refused', product_id: null }];
  const outcomes: Outcome[] = [];
  for (const item of items) outcomes.push(...(await sendItems([item])));
  return outcomes;
}

async function sendWaiting(): Promise<void> {
  const store = await foodStore();
  if ((await store.count('queue')) === 0) return;
  const ownerId = await askWhoSends();
  const waiting = waitingOf(await store.getAll('queue'), ownerId);
  for (let from = 0; from < waiting.length; from += sentAtOnce) {
    const items = waiting.slice(from, from + sentAtOnce);
    const outcomes = await sendItems(items);
    const { done, report } = settle(items, outcomes, {
      ownerId,
      report: await store.get('report', 'report'),
    });
    const change = store.transaction(['queue', 'report'], 'readwrite');
    for (const key of done) void change.objectStore('queue').delete(key);
    void change.objectStore('report').put(report, 'report');
    await change.done;
  }
  tellQueueNews();
}

/** Sends what waits; one page or the worker at a time, and the server counts each key once. */
export async function sendQueue(): Promise<void> {
  if (!navigator.locks) return sendWaiting();
  await navigator.locks.request(lockName, sendWaiting);
}
