import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { bookingTimes } from '@souk/contract/modules/bookings/statuses';
import type { BookingTerms } from '@souk/contract/modules/bookings/terms';

/** What of a seller's terms their customers read. */
export type ReadTerms = Omit<BookingTerms, 'cancellation'>;
type Steps = ReadTerms['cancellation_steps'];

/** Whole days are said as days once there are two of them. */
function spanWords(hours: number): MessageDescriptor {
  return hours >= 48 && hours % 24 === 0
    ? msg`${plural(hours / 24, { one: '# day', other: '# days' })}`
    : msg`${plural(hours, { one: '# hour', other: '# hours' })}`;
}

function stepWords(
  i18n: I18n,
  { hours_before: hours, refund_percent: percent }: Steps[number],
  isFirst: boolean,
) {
  const span = i18n._(spanWords(hours));
  if (hours === 0) {
    if (!isFirst) return msg`then ${percent} % back`;
    return percent === 100 ? msg`Free until the start` : msg`${percent} % back until the start`;
  }
  if (!isFirst) return msg`then ${percent} % back until ${span} before`;
  return percent === 100 ? msg`Free until ${span} before` : msg`${percent} % back until ${span} before`;
}

/** What cancelling gives back, in one sentence: "Free until 24 hours before, then 50 % back." */
export function cancellationWords(i18n: I18n, steps: Steps): string {
  const useful = steps.filter(({ refund_percent }) => refund_percent > 0);
  const last = useful.at(-1);
  if (!last) return i18n._(msg`Nothing comes back after the booking is confirmed.`);
  const parts = useful.map((step, index) => i18n._(stepWords(i18n, step, index === 0)));
  const end = last.hours_before > 0 ? [i18n._(msg`then nothing`)] : [];
  return `${[...parts, ...end].join(', ')}.`;
}

/** How a booking is confirmed. */
export function confirmationWords(
  i18n: I18n,
  { confirmation, answer_hours }: Pick<ReadTerms, 'confirmation' | 'answer_hours'>,
): string {
  if (confirmation === 'at-once') return i18n._(msg`Confirmed at once.`);
  const span = i18n._(spanWords(answer_hours));
  return i18n._(msg`The business confirms within ${span}.`);
}

/** When a booking is paid. */
export function paymentWords(
  i18n: I18n,
  { payment, deposit_percent: share }: Pick<ReadTerms, 'payment' | 'deposit_percent'>,
): string {
  if (payment === 'at-booking') return i18n._(msg`You pay when you book.`);
  if (payment === 'deposit')
    return i18n._(msg`You pay ${share} % when you book, and the rest before the start.`);
  if (payment === 'on-the-spot') return i18n._(msg`You pay on the spot.`);
  const span = i18n._(spanWords(bookingTimes.payHours));
  return i18n._(msg`You pay within ${span} after the booking is confirmed.`);
}

/** What comes back to somebody who does not come. */
export const noShowWords = (i18n: I18n, percent: number): string =>
  i18n._(
    percent === 0
      ? msg`If you don’t come, nothing comes back.`
      : msg`If you don’t come, ${percent} % comes back.`,
  );

/** A seller's terms as customers read them before they book. */
export const termsWords = (i18n: I18n, terms: ReadTerms): string[] => [
  confirmationWords(i18n, terms),
  paymentWords(i18n, terms),
  cancellationWords(i18n, terms.cancellation_steps),
  noShowWords(i18n, terms.no_show_percent),
];
