/** The tag by which browsers with background sync wake the worker. */
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
