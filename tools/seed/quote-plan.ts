import type { Person } from './accounts.ts';
import type { OpenBusiness } from './booked-business.ts';
import type { Rng } from './content/rng.ts';
import type * as words from './content/services/briefs.ts';

/** How far a request gets, and how many days ago it may have begun so that it is there when the visitor comes. */
export const fates = {
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

export const weights: Record<Fate, number> = {
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
