import { knownTimeZone } from '@souk/contract/shared/time-zones';
import { Problem } from '../errors.ts';
import type { User } from './user.ts';

/** The header in which a caller says in which zone its user reads times. */
export const timeZoneHeader = 'x-time-zone';

interface Asked {
  user: Pick<User, 'displayTimeZone'> | null;
  headers: Record<string, string | undefined>;
  /** The market's zone. */
  siteZone: string;
}

/** The zone of a caller's days and periods: the one they chose, their browser's, or the market's. */
export function readerTimeZone({ user, headers, siteZone }: Asked): string {
  const told = headers[timeZoneHeader];
  const zone = told ? knownTimeZone(told) : siteZone;
  if (!zone) throw new Problem('malformed-request');
  return user?.displayTimeZone ?? zone;
}
