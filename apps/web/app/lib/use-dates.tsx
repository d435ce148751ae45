import { knownTimeZone } from '@souk/contract/shared/time-zones';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Dates, datesIn } from './dates.ts';
import { usePageRoot } from './page-root.ts';
import { browserTimeZone } from './time-zone-cookie.ts';

const TimeZone = createContext('UTC');

const never = () => () => {};

/**
 * Provides the reader's zone. Hydration has to repeat the zone in which the page was rendered; right after it the
 * browser's own replaces it, unless the user has chosen one.
 */
export function TimeZoneProvider({ children }: { children: ReactNode }) {
  const root = usePageRoot();
  const madeIn = root?.timeZone ?? 'UTC';
  const chosen = root?.viewer?.display_time_zone;
  const zone = useSyncExternalStore(
    never,
    () => knownTimeZone(chosen) ?? browserTimeZone() ?? madeIn,
    () => madeIn,
  );
  return <TimeZone value={zone}>{children}</TimeZone>;
}

/** Formats of dates and times for the reader of the page. */
export const useDates = (): Dates => datesIn(useContext(TimeZone));
