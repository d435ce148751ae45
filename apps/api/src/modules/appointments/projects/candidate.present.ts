import type { ProjectCandidate } from '@souk/contract/modules/appointments/projects';
import type { Reader } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import { listTimeZones } from '../../identity/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { listFreeBookings, listFreeQuotes } from './candidate.queries.ts';

type FreeQuote = Awaited<ReturnType<typeof listFreeQuotes>>[number];

/** A brief to several stands for all its quotes. */
function quoteOrBrief(own: readonly FreeQuote[], names: ReadonlyMap<number, { businessName: string }>) {
  const [first] = own;
  if (!first) return [];
  const { quote, brief } = first;
  const isOne = own.length === 1;
  return [
    {
      kind: isOne ? ('quote' as const) : ('brief' as const),
      id: isOne ? quote.id : brief.id,
      title: brief.title,
      business_name: isOne ? (names.get(quote.sellerId)?.businessName ?? '') : null,
      date: brief.preferredDate,
    },
  ];
}

/** Own bookings, quotes and briefs that may be added to a project, in a constant number of statements. */
export async function presentCandidates(reader: Reader, user: { id: number }): Promise<ProjectCandidate[]> {
  const [bookings, quotes] = await Promise.all([
    listFreeBookings(reader, user),
    listFreeQuotes(reader, user),
  ]);
  const [zones, names] = await Promise.all([
    listTimeZones(reader, [...new Set(bookings.map(({ sellerId }) => sellerId))]),
    businessCards(
      reader,
      quotes.map(({ quote }) => quote.sellerId),
    ),
  ]);
  return [
    ...bookings.map(({ id, title, sellerId, sellerName, startsAt }) => ({
      kind: 'booking' as const,
      id,
      title,
      business_name: sellerName,
      date: dayOf(startsAt, zones.get(sellerId) ?? 'UTC'),
    })),
    ...Map.groupBy(quotes, ({ brief }) => brief.id)
      .values()
      .flatMap((own) => quoteOrBrief(own, names)),
  ];
}
