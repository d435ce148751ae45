import type { Reader } from '../../../platform/db/database.ts';
import { getUser } from './user.queries.ts';

/** The zone for dates in mails and notifications, where no browser can tell it. */
export async function timeZoneOf(reader: Reader, userId: number): Promise<string> {
  const { displayTimeZone, timeZone } = await getUser(reader, userId);
  return displayTimeZone ?? timeZone;
}
