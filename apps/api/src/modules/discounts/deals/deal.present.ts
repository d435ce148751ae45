import type { Deal, DealBusiness, PublicDeal } from '@souk/contract/modules/discounts/deals';
import { moneyIn } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { dayOf } from '../../../platform/period.ts';
import { getUser } from '../../identity/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { dealLife } from './deal.life.ts';
import { dealHolds, dealPrice } from './deal.rules.ts';
import type { DealRow } from './deal.tables.ts';
import { type DealThing, dealKindOf, getThing, thingsOf } from './deal-kinds.ts';

const halfDayMs = 43_200_000;

interface Around {
  thing: DealThing;
  lowest: number | undefined;
  timeZone: string;
}

/** The thing under the name of its kind. */
function presentThing(deal: DealRow, { id, title, path, image }: DealThing) {
  const shown = { id, title, path, image };
  return dealKindOf(deal).field === 'item_ids'
    ? { item_ids: [id], service_ids: [], product: shown, service: null }
    : { item_ids: [], service_ids: [id], product: null, service: shown };
}

function presentOne(deal: DealRow, { thing, lowest, timeZone }: Around): Deal {
  const cents = thing.prices[0] ?? 0;
  const price = dealPrice(cents, deal);
  const isRunning = dealHolds(deal, clock.now());
  const percent = cents === 0 ? 0 : Math.floor(((cents - price) * 100) / cents);
  return {
    id: deal.id,
    title: deal.title,
    description: deal.description,
    ...presentThing(deal, thing),
    original_price: moneyIn(thing.currency, cents),
    price: moneyIn(thing.currency, price),
    discount_percent: deal.percent ?? percent,
    start_date: dayOf(deal.startsAt, timeZone),
    end_date: dayOf(new Date(deal.endsAt.getTime() - halfDayMs), timeZone),
    starts_at: deal.startsAt.toISOString(),
    ends_at: deal.endsAt.toISOString(),
    status: ['scheduled', 'running'].includes(deal.state) ? 'active' : 'inactive',
    is_running: isRunning,
    is_deal: isRunning && lowest !== undefined && price < lowest,
    moves: dealLife.movesFor(deal.state, 'owner'),
  };
}

/** Deal → the lowest price of its thing in the 30 days before it. */
async function lowestOf(reader: Reader, rows: readonly DealRow[]): Promise<Map<DealRow, number>> {
  const found = new Map<DealRow, number>();
  for (const own of Map.groupBy(rows, ({ subjectKind }) => subjectKind).values()) {
    const [first] = own;
    if (!first) continue;
    const asked = own.map(({ subjectId, startsAt }) => ({ id: subjectId, at: startsAt }));
    for (const [index, cents] of (await dealKindOf(first).lowestBefore(reader, asked)).entries()) {
      const deal = own[index];
      if (deal && cents !== undefined) found.set(deal, cents);
    }
  }
  return found;
}

/** Deals as their seller lists them, in a constant number of queries. */
export async function presentDeals(
  reader: Reader,
  rows: readonly DealRow[],
  timeZone: string,
): Promise<Deal[]> {
  const things = await thingsOf(reader, rows);
  const lowest = await lowestOf(reader, rows);
  return rows.map((deal) => {
    const thing = things.get(deal);
    if (!thing) throw new Error('a deal is on nothing');
    return presentOne(deal, { thing, lowest: lowest.get(deal), timeZone });
  });
}

export async function presentDeal(reader: Reader, deal: DealRow, timeZone: string): Promise<Deal> {
  const [shown] = await presentDeals(reader, [deal], timeZone);
  if (!shown) throw new Error('a deal was not presented');
  return shown;
}

async function presentBusiness(reader: Reader, sellerId: number): Promise<DealBusiness> {
  const card = (await businessCards(reader, [sellerId])).get(sellerId);
  if (!card) throw new Problem('record-not-found');
  return {
    id: card.userId,
    business_id: card.businessId,
    name: card.businessName,
    image: card.logoPath,
    slug: card.slug,
    suburb: card.suburb,
  };
}

/** A deal as everybody sees it while it runs and its thing is public. */
export async function presentPublicDeal(reader: Reader, deal: DealRow): Promise<PublicDeal> {
  const thing = await getThing(reader, dealKindOf(deal), deal.subjectId);
  if (!dealHolds(deal, clock.now()) || !thing.isPublic) throw new Problem('record-not-found');
  const { timeZone } = await getUser(reader, deal.sellerId);
  return {
    ...(await presentDeal(reader, deal, timeZone)),
    business: await presentBusiness(reader, deal.sellerId),
  };
}
