import vapid from 'web-push';
import { digestOf } from '../../ids.ts';
import { answerWithinMs, type Deliver, MessageRefused } from '../deliver.ts';
import { isPushService, type Push } from '../push.ts';

interface Keys {
  publicKey: string;
  privateKey: string;
  /** Address at which a push service can contact us. */
  contact: string;
  mayPost?: (endpoint: string) => boolean;
}

const keepSeconds = 24 * 3600;

/** Web Push with VAPID keys, for `PUSH_PUBLIC_KEY` and `PUSH_PRIVATE_KEY`. */
export function webPush({ publicKey, privateKey, contact, mayPost = isPushService }: Keys): Deliver<Push> {
  const subject = contact.startsWith('https:') ? contact : 'https://souk.test';
  const vapidDetails = { subject, publicKey, privateKey };

  return async (push) => {
    if (!mayPost(push.to.endpoint)) throw new MessageRefused('This is no push service.', { isGone: true });
    const payload = JSON.stringify({ title: push.title, text: push.text, link: push.link });
    // A later message of the same topic replaces an earlier undelivered one.
    const topic = digestOf(push.key).slice(0, 32);
    const request = vapid.generateRequestDetails(push.to, payload, { vapidDetails, TTL: keepSeconds, topic });
    const answer = await fetch(request.endpoint, {
      method: 'POST',
      headers: Object.entries(request.headers)
        .filter(([name]) => name.toLowerCase() !== 'content-length')
        .map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    const reason = `The push service answered ${answer.status}.`;
    if (answer.status === 404 || answer.status === 410) throw new MessageRefused(reason, { isGone: true });
    throw [400, 413].includes(answer.status) ? new MessageRefused(reason) : new Error(reason);
  };
}
