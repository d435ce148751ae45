/** Under this name browsers that can wake the worker once there is a network again. */
export const queueTag = 'souk-food-queue';

interface SyncManager {
  register: (tag: string) => Promise<void>;
}

/** Asks for the queue to be sent even when every page is closed; not every browser does so. */
export async function askForSync(): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration('/')) as
    | (ServiceWorkerRegistration & { sync?: SyncManager })
    | undefined;
  await worker?.sync?.register(queueTag).catch(() => undefined);
}
