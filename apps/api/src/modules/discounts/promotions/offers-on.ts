import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { getUser } from '../../identity/index.ts';
import { daysOf } from './promotion.present.ts';
import { listAutomatic } from './promotion.queries.ts';
import { bestOf, hasQuietHours, type Item, nameOf, offOf } from './promotion.rules.ts';

interface Offered extends Item {
  /** Its price is for one of several, such as an hour: an amount would come off all of them together. */
  isPerUnit: boolean;
}

interface Offer {
  title: string;
  cents: number;
  /** The last day, at the seller's place. */
  until: string;
}

/** What each of these costs now for everybody, whenever they come; null where nothing is off. */
export async function offersOn(
  reader: Reader,
  sellerId: number,
  items: readonly Offered[],
): Promise<(Offer | null)[]> {
  const rows = (await listAutomatic(reader, sellerId)).filter(
    (row) => !hasQuietHours(row) && !row.isFirstVisit && row.customerUsesMax === null,
  );
  if (rows.length === 0) return items.map(() => null);
  const { timeZone } = await getUser(reader, sellerId);
  const everybody = { at: clock.now(), timeZone, starts: undefined, customerUses: 0, isFirstVisit: false };
  return items.map((item) => {
    const occasion = { ...everybody, items: [item], spentCents: item.cents };
    const fitting = item.isPerUnit ? rows.filter(({ percent }) => percent !== null) : rows;
    const best = bestOf(fitting, () => occasion);
    if (!best) return null;
    const cents = item.cents - offOf(best, [item]);
    return { title: nameOf(best), cents, until: daysOf(best, timeZone).end_date };
  });
}
