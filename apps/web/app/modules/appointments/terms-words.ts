import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { BookingTerms } from '@souk/contract/modules/bookings/terms';

const hoursWords = (hours: number): MessageDescriptor =>
  msg`${plural(hours, { one: '# hour', other: '# hours' })}`;

/** How a booking is confirmed. */
export const confirmationWords = ({ confirmation, answer_hours }: BookingTerms, i18n: I18n): string => {
  if (confirmation === 'at-once') return i18n._(msg`Confirmed at once.`);
  const hours = i18n._(hoursWords(answer_hours));
  return i18n._(msg`The business confirms within ${hours}.`);
};

/** When a booking is paid. */
export function paymentWords({ payment, deposit_percent: share }: BookingTerms): MessageDescriptor {
  if (payment === 'at-booking') return msg`You pay when you book.`;
  if (payment === 'deposit') return msg`You pay ${share} % when you book and the rest later.`;
  if (payment === 'after-confirming') return msg`You pay once the business has confirmed.`;
  return msg`You pay at the business.`;
}
