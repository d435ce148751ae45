import { hoursMs } from '../../../platform/clock.ts';
import type { RefundRow } from './refund.tables.ts';

/** The amount to send, or sent: everything but what a lost chargeback has given the payer. */
export const dueOf = ({ cents, setOffCents }: Pick<RefundRow, 'cents' | 'setOffCents'>): number =>
  cents - setOffCents;

/** Hours after which a failed refund is sent again; after the last one it waits for an admin. */
export const retryHours = [1, 6, 24, 72] as const;

/**
 * How long a refund that has failed this often waits before it is sent again; undefined where an admin decides.
 */
export function retryAfterMs(tries: number): number | undefined {
  const hours = retryHours[tries - 1];
  return hours === undefined ? undefined : hoursMs(hours);
}
