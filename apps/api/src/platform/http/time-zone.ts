import { knownTimeZone } from '@souk/contract/shared/time-zones';
import { Problem } from '../errors.ts';
import type { User } from './user.ts';

/** How a caller says in which zone its people read times. */
export const timeZoneHeader = 'x-time-zone';

interface Asked {
  user: Pick<User, 'displayTimeZone'> | null;
  headers: Record<string, string | undefined>;
  /** The market's home. */
  siteZone: string;
}

/** The zone that a caller's days and periods are in: the one they chose, their browser's, or the market's. */
export function readerTimeZone({ user, headers, siteZone }: Asked): string {
  const told = headers[timeZoneHeader];
  const zone = told ? knownTimeZone(told) : siteZone;
  if (!zone) throw new Problem('malformed-request');
  return user?.displayTimeZone ?? zone;
}
