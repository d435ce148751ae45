import type { Tx } from '../db/database.ts';
import { defineEvent } from '../events/events.ts';
import { bookMessage } from './book.ts';

/** A browser's push subscription, as the browser returns it. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface Push {
  to: PushSubscription;
  title: string;
  text: string;
  /** The page that opens on a tap. */
  link?: string;
  /** Messages with the same key are sent once. */
  key: string;
}

/** The browser has ended this subscription; its owner's record of it can be deleted. */
export const pushEnded = defineEvent<{ endpoint: string }>('post.push-ended');

/** Books a push message in the running transaction. */
export const sendPush = (tx: Tx, push: Push): Promise<void> => bookMessage(tx, 'push', push);

const services = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

/** Whether the address belongs to a browser maker's push service; others would let a user direct our requests. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '') return false;
  return services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
