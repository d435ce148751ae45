import type { Reader } from '../../../platform/db/database.ts';
import { getUser } from './user.queries.ts';

/** The zone for dates in mails and notices, which are written without a browser that could say. */
export async function timeZoneOf(reader: Reader, userId: number): Promise<string> {
  const { displayTimeZone, timeZone } = await getUser(reader, userId);
  return displayTimeZone ?? timeZone;
}
