import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Booking } from '@souk/contract/modules/bookings/bookings';

type Steps = Booking['cancellation_steps'];

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
export function termsSentence(i18n: I18n, steps: Steps): string {
  const useful = steps.filter(({ refund_percent }) => refund_percent > 0);
  const last = useful.at(-1);
  if (!last) return i18n._(msg`Nothing comes back after the booking is confirmed.`);
  const parts = useful.map((step, index) => i18n._(stepWords(i18n, step, index === 0)));
  const end = last.hours_before > 0 ? [i18n._(msg`then nothing`)] : [];
  return `${[...parts, ...end].join(', ')}.`;
}
