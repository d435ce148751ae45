import type { OpenReview, Review } from '@souk/contract/modules/reviews/reviews';

const shopProduct = 'retail.product';

/** The form of a review of this thing, on this order or booking. */
export function writeFormPath(
  { item, deal_id }: Pick<OpenReview, 'item' | 'deal_id'>,
  back?: string,
): string {
  const wanted = { of: item.kind, item: String(item.id), deal: String(deal_id), ...(back ? { back } : {}) };
  return `/reviews/write?${new URLSearchParams(wanted)}`;
}

/** Where an open review is written: products of shops have a page of their own. */
export const writePath = (open: Pick<OpenReview, 'item' | 'deal_id'>, isBusiness = false): string =>
  open.item.kind === shopProduct && !isBusiness
    ? `/retail-review/${open.item.id}?order_id=${open.deal_id}`
    : writeFormPath(open);

/** Where authors change their review, and the page that this returns to. */
export const editPath = ({ review_id }: Pick<Review, 'review_id'>, back: string): string =>
  `/reviews/${review_id}/edit?${new URLSearchParams({ back })}`;

export const loginPath = (back: string): string => `/login?${new URLSearchParams({ back })}`;
