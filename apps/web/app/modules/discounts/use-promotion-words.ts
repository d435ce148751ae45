import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { price } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.tsx';
import type { PromotionTerms } from './promotion-terms.ts';

/** Short names of the days of the week, from Monday. */
export function useDayNames(): string[] {
  const { t } = useLingui();
  return [t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`, t`Sun`];
}

/** What is off and for what: `20 % off Cut, Colour`. */
function useHead() {
  const { t } = useLingui();
  return ({ percent, amountCents, things, code }: PromotionTerms): string => {
    const off = percent === null ? price(amountCents ?? 0) : `${percent} %`;
    const list = things.join(', ');
    if (code === null) return things.length > 0 ? t`${off} off ${list}` : t`${off} off everything`;
    const named = code === '' ? t`a code that we make up` : t`the code ${code}`;
    return things.length > 0 ? t`${off} off ${list} with ${named}` : t`${off} off everything with ${named}`;
  };
}

/** When what is sold has to begin. */
function useQuietHours() {
  const { t } = useLingui();
  const names = useDayNames();
  return ({ days, fromTime, untilTime }: PromotionTerms): string | null => {
    const list = days.map((day) => names[day - 1]).join(', ');
    const hasTimes = fromTime !== '' && untilTime !== '';
    if (list && hasTimes) return t`For times on ${list} from ${fromTime} to ${untilTime}`;
    if (list) return t`For times on ${list}`;
    return hasTimes ? t`For times from ${fromTime} to ${untilTime}` : null;
  };
}

/** How often it can be used. */
function useLimits() {
  const { t } = useLingui();
  return ({ usesMax, customerUsesMax }: PromotionTerms): (string | null)[] => [
    usesMax === null ? null : t`${plural(usesMax, { one: '# use', other: '# uses' })} in all`,
    customerUsesMax === null
      ? null
      : t`${plural(customerUsesMax, { one: '# use', other: '# uses' })} for each customer`,
  ];
}

/** A promotion in words, for its seller and its customers alike; null while it takes nothing off. */
export function usePromotionWords(): (terms: PromotionTerms) => string | null {
  const { t } = useLingui();
  const { nearDay } = useDates();
  const [headOf, quietHoursOf, limitsOf] = [useHead(), useQuietHours(), useLimits()];
  const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day);
  return (terms) => {
    const { percent, amountCents, startDate, endDate, isFirstVisit, leastCents } = terms;
    if (percent === null && amountCents === null) return null;
    const hasDays = isDay(startDate) && isDay(endDate);
    const parts = [
      headOf(terms),
      hasDays ? t`Who books from ${nearDay(startDate)} to ${nearDay(endDate)} gets it` : null,
      quietHoursOf(terms),
      isFirstVisit ? t`On a first visit only` : null,
      leastCents === null ? null : t`From ${price(leastCents)} on`,
      ...limitsOf(terms),
    ];
    return parts.flatMap((part) => (part === null ? [] : `${part}.`)).join(' ');
  };
}
