import { findWorker, startWorker } from '../../lib/worker.ts';

/** Push on this device: impossible, not requested yet, denied by the user, off or on. */
export type PushState = 'unknown' | 'unsupported' | 'refused' | 'off' | 'on';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const findSubscription = async (): Promise<PushSubscription | null> => {
  const worker = await findWorker();
  return (await worker?.pushManager.getSubscription()) ?? null;
};

/** The state of push in this browser. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  return (await findSubscription()) ? 'on' : 'off';
}

/** Asks for permission and subscribes; null where the user refuses. */
export async function subscribePush(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await startWorker();
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return subscription.toJSON();
}

/** Ends the subscription of this browser and answers its address, for the server to forget. */
export async function unsubscribePush(): Promise<string | null> {
  const subscription = await findSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}
