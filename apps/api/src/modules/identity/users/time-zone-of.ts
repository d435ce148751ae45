import type { Reader } from '../../../platform/db/database.ts';
import { getUser } from './user.queries.ts';

/** The zone in which mails and notices tell somebody of days: no browser says anything when they are written. */
export async function timeZoneOf(reader: Reader, userId: number): Promise<string> {
  const { displayTimeZone, timeZone } = await getUser(reader, userId);
  return displayTimeZone ?? timeZone;
}
