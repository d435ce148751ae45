import type { DateFilter } from '@souk/contract/shared/page';
import type { Reader } from '../../../platform/db/database.ts';
import { startOfPeriod } from '../../../platform/period.ts';
import { getUser } from '../../identity/index.ts';

/** When the period began in the zone of a person; without a period there is no beginning. */
export async function sinceFor(
  reader: Reader,
  userId: number,
  period: DateFilter | undefined,
): Promise<Date | undefined> {
  if (!period) return undefined;
  const { timeZone } = await getUser(reader, userId);
  return startOfPeriod(period, timeZone);
}
