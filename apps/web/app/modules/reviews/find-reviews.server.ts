import {
  getReview,
  listOpenReviews,
  type OpenReview,
  type Review,
} from '@souk/contract/modules/reviews/reviews';
import { safePath } from '@souk/contract/shared/safe-path';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

const noPage = () => data(null, { status: 404 });

/** Where a page about a review leads back to; `?back=` unless the form says it. */
export function backOf(request: Request, form?: FormData): string {
  const given = form?.get('_back') ?? new URL(request.url).searchParams.get('back');
  return given ? safePath(given) : '/reviews';
}

/** A review that the viewer may still change; any other id is not found. */
export async function getEditable(args: PageArgs, reviewId: string): Promise<Review> {
  const review = await orNull(call(args, getReview, { params: { review_id: reviewId } }));
  if (!review?.moves.includes('edit')) throw noPage();
  return review;
}

interface Wanted {
  moduleType: string;
  itemId: string;
  dealId?: string | null;
}

/** The deal about this item that the viewer may review: the one that is named, else the latest. */
export async function findOpenReview(
  args: PageArgs,
  { moduleType, itemId, dealId }: Wanted,
): Promise<OpenReview | undefined> {
  const query = { module_type: moduleType, item_id: itemId };
  const open = await orNull(call(args, listOpenReviews, { query }));
  return open?.find(({ deal_id }) => !dealId || String(deal_id) === dealId);
}
