/** The site's only service worker: push messages, and pages without a network. */
const workerPath = '/worker.js';

/** Messages from pages to the worker. */
export type WorkerMessage =
  /** Keep the scanner's page with everything it loads; answered with `true` or `false`. */
  | { kind: 'keep-scanner'; language: string; locale: string }
  /** The newer worker may take over. */
  | { kind: 'take-over' };

export const hasWorkers = (): boolean => 'serviceWorker' in navigator;

/** The site's worker, if this browser has it. */
export const findWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  hasWorkers() ? navigator.serviceWorker.getRegistration('/') : undefined;

const tell = (worker: ServiceWorker, message: WorkerMessage, answers: readonly MessagePort[] = []) =>
  worker.postMessage(message, [...answers]);

/** Starts the worker. A waiting newer one takes over, since this page came with the newer files. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerPath);
  if (registration.waiting) tell(registration.waiting, { kind: 'take-over' });
  return registration;
}

/** Waits until the newest worker is the active one. */
async function newestWorker(): Promise<ServiceWorker | null> {
  const registration = await startWorker();
  const coming = registration.installing ?? registration.waiting;
  if (!coming) return (await navigator.serviceWorker.ready).active;
  await new Promise<void>((done) => {
    const follow = () => {
      if (coming.state === 'installed' && registration.active) tell(coming, { kind: 'take-over' });
      if (coming.state === 'activated' || coming.state === 'redundant') done();
    };
    coming.addEventListener('statechange', follow);
    follow();
  });
  return registration.active;
}

/** Has the worker keep the scanner's page in this page's language; returns whether that worked. */
export async function keepScannerPage(): Promise<boolean> {
  const worker = await newestWorker();
  if (!worker) return false;
  const { lang, dataset } = document.documentElement;
  return new Promise((settle) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => settle(data === true);
    tell(worker, { kind: 'keep-scanner', language: lang, locale: dataset.locale ?? 'en' }, [port2]);
  });
}

/** Deletes the stored scanner page; the rest of the worker's cache stays. */
export async function forgetScannerPage(path: string): Promise<void> {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
}
