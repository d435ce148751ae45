import { chooseTimeText } from '@souk/contract/modules/appointments/quote-values';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { startOf } from '../../bookings/index.ts';

interface Wish {
  date?: string | undefined;
  time?: string | undefined;
  starts_at?: string | undefined;
}

/** The start that a form names at the seller's place, or null where it names none; half of one is refused. */
export async function wantedStart(reader: Reader, sellerId: number, wish: Wish): Promise<Date | null> {
  const { date, time, starts_at } = wish;
  if (!date && !time && !starts_at) return null;
  if (!date) throw fieldProblem('date', chooseTimeText);
  if (!time) throw fieldProblem('time', chooseTimeText);
  return startOf(reader, sellerId, { date, time, starts_at });
}
