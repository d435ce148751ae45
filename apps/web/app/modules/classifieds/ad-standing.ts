import type { Ad, AdMove } from '@souk/contract/modules/classifieds/ads';

/** The tabs of ad management in order, by their names in the call. */
export const adTabs = ['pending', 'approved', 'expired', 'rejected', 'sold'] as const;
export type AdTab = (typeof adTabs)[number];

export const tabNamed = (name: unknown): AdTab | undefined => adTabs.find((tab) => tab === name);

/** The shown state of an ad: sold comes first, then its status. */
export const standingOf = ({ status, is_sold }: Pick<Ad, 'status' | 'is_sold'>): AdTab =>
  is_sold ? 'sold' : status === 'pending for approval from Admin' ? 'pending' : status;

/** States that an ad can be posted again from; the page's address names one of them. */
export const repostFilters = ['expired', 'rejected', 'sold'] as const;
export type RepostFilter = (typeof repostFilters)[number];

export const repostFilterNamed = (name: unknown): RepostFilter | undefined =>
  repostFilters.find((filter) => filter === name);

/** The page that posts an ad again, if its owner may do so. */
export function repostPath(ad: Pick<Ad, 'id' | 'status' | 'is_sold' | 'moves'>): string | undefined {
  const filter = repostFilterNamed(standingOf(ad));
  return filter && ad.moves.includes('repost') ? `/repost-ad/${filter}/${ad.id}` : undefined;
}

/** Those of the selected ads that allow a move. */
export const openTo = <A extends { moves: readonly AdMove[] }>(ads: readonly A[], move: AdMove): A[] =>
  ads.filter(({ moves }) => moves.includes(move));

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days until then, rounded up; 0 once it is past. */
export const daysUntil = (at: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(at).getTime() - now.getTime()) / dayMs));

const hourMs = 60 * 60 * 1000;

/** Whole hours until then, rounded up; 0 once it is past. */
export const hoursUntil = (at: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(at).getTime() - now.getTime()) / hourMs));

/** Ids of a query or a form: positive, each once, in their order. */
export const idsFrom = (values: readonly unknown[]): number[] => [
  ...new Set(values.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)),
];
