import { distanceKm } from '../../apps/api/src/modules/locations/index.ts';
import type { Person } from './accounts.ts';
import type { OpenBusiness } from './booked-business.ts';
import type { Rng } from './content/rng.ts';
import * as words from './content/services/briefs.ts';

/** How far a request gets, and how many days ago it may have begun so that it is there when the visitor comes. */
const fates = {
  requested: [0, 9],
  visit: [1, 5],
  sent: [1, 4],
  revised: [3, 5],
  accepted: [4, 36],
  paid: [4, 36],
  'declined by customer': [4, 36],
  'declined by seller': [2, 36],
  forgotten: [16, 38],
  'too late': [14, 36],
  cancelled: [2, 36],
} as const;
type Fate = keyof typeof fates;
const everyFate = Object.keys(fates) as Fate[];

const weights: Record<Fate, number> = {
  requested: 14,
  visit: 8,
  sent: 14,
  revised: 8,
  accepted: 4,
  paid: 24,
  'declined by customer': 8,
  'declined by seller': 7,
  forgotten: 4,
  'too late': 5,
  cancelled: 4,
};

export interface PlannedQuote {
  daysAgo: number;
  fate: Fate;
  brief: words.WrittenBrief;
  businesses: readonly OpenBusiness[];
  customer: Person;
  seed: number;
}

export interface Asked extends Omit<PlannedQuote, 'seed'> {
  rng: Rng;
  quoteId: number;
  business: OpenBusiness;
}

/** The service that lasts longest: when it is free, a job of its length fits in. */
export const longestOf = ({ services }: OpenBusiness) =>
  services.reduce((longest, service) => (service.minutes > longest.minutes ? service : longest));

export const payments = [
  { payment: 'in-full' },
  { payment: 'deposit', deposit_percent: 25 },
  {
    payment: 'milestones',
    milestones: [
      { label: 'On accepting', percent: 30 },
      { label: 'Half-way', percent: 40 },
      { label: 'When all is done', percent: 30 },
    ],
  },
] as const;

export const sumOf = ({ lines }: words.WrittenBrief): number =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

export const linesOf = ({ lines }: words.WrittenBrief, dearness: number) =>
  lines.map(({ description, quantity, price }) => ({
    description,
    quantity,
    unit_price: String(Math.round(price * dearness)),
  }));

/** Whether it is work of the trade that the business's name tells of. */
export const suits = ({ type, trades }: words.WrittenBrief, { owner }: OpenBusiness): boolean =>
  owner.sellerType === type && trades.some((trade) => owner.businessName?.endsWith(trade));

/** Work for a business; those that do a little of everything are asked for anything of their kind. */
function briefFor(rng: Rng, business: OpenBusiness): words.WrittenBrief {
  const fitting = words.briefs.filter((brief) => suits(brief, business));
  const ofKind = words.briefs.filter(({ type }) => type === business.owner.sellerType);
  return rng.pick(fitting.length > 0 ? fitting : ofKind);
}

interface Wanted {
  customers: readonly Person[];
  quoteCount: number;
}

/** A request, one in five of them to several businesses near to each other. */
function planQuote(
  rng: Rng,
  businesses: readonly OpenBusiness[],
  [demo]: readonly Person[],
  fate: Fate,
): PlannedQuote {
  const quoting = businesses.filter(({ owner }) =>
    words.briefs.some(({ type }) => type === owner.sellerType),
  );
  const shown = quoting.filter(({ owner }) => owner.email === `${owner.sellerType}@souk.test`);
  const first = rng.pick(rng.chance(0.2) ? shown : quoting);
  const brief = briefFor(rng, first);
  const away = ({ owner }: OpenBusiness) => distanceKm(owner.place, first.owner.place);
  const others = quoting
    .filter((business) => business !== first && suits(brief, business))
    .toSorted((one, other) => away(one) - away(other));
  const [latest, earliest] = fates[fate];
  return {
    daysAgo: rng.int(latest, earliest),
    fate,
    brief,
    businesses: [first, ...others.slice(0, rng.chance(0.2) ? rng.int(1, 2) : 0)],
    customer: demo && rng.chance(0.15) ? demo : rng.pick(first.neighbours),
    seed: rng.int(1, 2 ** 30),
  };
}

/** Requests that end in every way there is, and after that as often as weighed. */
export function planQuotes(
  rng: Rng,
  businesses: readonly OpenBusiness[],
  { customers, quoteCount }: Wanted,
): PlannedQuote[] {
  const plan: PlannedQuote[] = [];
  for (let asked = 0; asked < quoteCount; asked += plan.at(-1)?.businesses.length ?? 1) {
    const fate = everyFate[plan.length] ?? rng.weighted(weights);
    plan.push(planQuote(rng, businesses, customers, fate));
  }
  return plan;
}
