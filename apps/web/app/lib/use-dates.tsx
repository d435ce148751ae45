import { knownTimeZone } from '@souk/contract/shared/time-zones';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Dates, datesIn } from './dates.ts';
import { usePageRoot } from './page-root.ts';
import { browserTimeZone } from './time-zone-cookie.ts';

const TimeZone = createContext('UTC');

const never = () => () => {};

/**
 * Hands the reader's zone to everything inside. Hydration repeats the zone that the page was made in, as it must;
 * right after it the browser's own takes its place, unless somebody has chosen one.
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

/** How dates and times are written for whoever looks at the page. */
export const useDates = (): Dates => datesIn(useContext(TimeZone));
