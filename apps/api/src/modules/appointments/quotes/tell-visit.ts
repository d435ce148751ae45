import type { Tx } from '../../../platform/db/database.ts';
import { keepEntries, type ToldEntry } from '../../calendar/index.ts';
import { getUser } from '../../identity/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { getBrief } from './brief.queries.ts';
import { visitKind } from './quote.life.ts';
import type { QuoteRow } from './quote.tables.ts';
import { quotePaths } from './tell-quote.ts';

async function entriesOfVisit(tx: Tx, quote: QuoteRow): Promise<ToldEntry[]> {
  const { id, customerId, sellerId, state, visitStartsAt: startsAt, visitEndsAt: endsAt } = quote;
  if (state !== 'Appointment' || !startsAt || !endsAt) return [];
  const { title, address } = await getBrief(tx, quote.briefId);
  const business = (await businessCards(tx, [sellerId])).get(sellerId);
  const customer = await getUser(tx, customerId);
  const shared = { title, place: address?.location ?? null, startsAt, endsAt, state: 'confirmed' } as const;
  const [mine, theirs] = [quotePaths.customer(id), quotePaths.seller(id)];
  return [
    { ...shared, userId: customerId, who: business?.businessName ?? null, path: mine, isOfTeam: false },
    { ...shared, userId: sellerId, who: customer.name, path: theirs, isOfTeam: true },
  ];
}

/** Puts a visit into the calendars of both sides, moves it there, or takes it out. */
export const tellVisit = async (tx: Tx, quote: QuoteRow): Promise<void> =>
  keepEntries(tx, { kind: visitKind, id: quote.id }, await entriesOfVisit(tx, quote));
