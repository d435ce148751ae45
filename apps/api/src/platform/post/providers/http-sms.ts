import { answerWithinMs, type Deliver, MessageRefused } from '../deliver.ts';
import type { Sms } from '../sms.ts';

interface Account {
  /** Address of the account's Messages resource. */
  url: string;
  /** `id:secret` for Basic, anything else is sent as a bearer token. */
  token: string;
  from: string;
}

const credentials = (token: string) =>
  token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;

/** Wrong credentials and rate limits are ours to fix and may pass; other refusals are final. */
const isFinal = (status: number) => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** SMS over the Messages API of Twilio and compatible services, for `SMS_URL`. */
export function httpSms({ url, token, from }: Account): Deliver<Sms> {
  return async (sms) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: credentials(token), 'idempotency-key': sms.key },
      body: new URLSearchParams({ To: sms.to, From: from, Body: sms.text }),
      // Credentials and text must not be sent to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const { code } = (await answer.json().catch(() => ({}))) as { code?: number };
    if (answer.ok) return 'sent';
    const reason = `The SMS provider answered ${answer.status}${code ? ` (${code})` : ''}.`;
    throw isFinal(answer.status) ? new MessageRefused(reason) : new Error(reason);
  };
}
