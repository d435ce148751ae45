import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type Choice, checkBookable, chooseFrom } from '../bookings/choose-services.ts';
import { needsOfChosen, type Wish } from '../bookings/chosen.rules.ts';
import type { WaitRow } from './wait.tables.ts';

type Wanted = Pick<WaitRow, 'businessId' | 'serviceIds' | 'addOnIds' | 'personId' | 'guests'>;

export interface WaitedFor {
  choice: Choice;
  wish: Wish;
}

/** What somebody waits for, as it can be booked now. */
export async function wishOf(reader: Reader, wanted: Wanted): Promise<WaitedFor> {
  const { businessId, serviceIds, addOnIds, personId, guests } = wanted;
  const choice = await chooseFrom(reader, businessId, { serviceIds, addOnIds });
  checkBookable(choice);
  return { choice, wish: { personId: personId ?? undefined, guests: guests ?? undefined } };
}

/** The same, or nothing where the business or the service is no longer there. */
export async function findWishOf(reader: Reader, wanted: Wanted): Promise<WaitedFor | undefined> {
  try {
    return await wishOf(reader, wanted);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

export const needsOfWish = ({ choice, wish }: WaitedFor) =>
  needsOfChosen(choice.chosen, wish, choice.resources);
