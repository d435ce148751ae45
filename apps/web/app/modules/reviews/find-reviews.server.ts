import {
  getReview,
  listOpenReviews,
  type OpenReview,
  type Review,
} from '@souk/contract/modules/reviews/reviews';
import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { findViewer } from '../../lib/session.server.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { loginPath } from './review-paths.ts';

const noPage = () => data(null, { status: 404 });

/** Where a page about a review leads back to; `?back=` unless the form says it. */
export function backOf(request: Request, form?: FormData): string {
  const given = form?.get('_back') ?? new URL(request.url).searchParams.get('back');
  return given ? safePath(given) : '/reviews';
}

/** A signed-in user; a visitor logs in first and comes back to what they were reading. */
export async function loggedIn(args: PageArgs, form?: FormData): Promise<Viewer> {
  const viewer = await findViewer(args);
  if (viewer) return viewer;
  throw redirect(loginPath(backOf(args.request, form)));
}

/** A review the viewer may do this with; another id is no page. */
export async function getReviewFor(
  args: PageArgs,
  reviewId: string,
  move: Review['moves'][number],
): Promise<Review> {
  const review = await orNull(call(args, getReview, { params: { review_id: reviewId } }));
  if (!review?.moves.includes(move)) throw noPage();
  return review;
}

interface Wanted {
  moduleType: string;
  itemId: string;
  dealId?: string | null;
}

/** What of this thing the viewer may review: the deal that is named, else the latest. */
export async function findOpenReview(
  args: PageArgs,
  { moduleType, itemId, dealId }: Wanted,
): Promise<OpenReview | undefined> {
  const query = { module_type: moduleType, item_id: itemId };
  const open = await orNull(call(args, listOpenReviews, { query }));
  return open?.find(({ deal_id }) => !dealId || String(deal_id) === dealId);
}
