import { likeReview } from '@souk/contract/modules/reviews/responses';
import { data, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { flashToast } from '../../../lib/toast.server.ts';
import { backOf, loggedIn } from '../find-reviews.server.ts';
import type { Route } from './+types/like-review.ts';

export const loader = ({ request }: Route.LoaderArgs) => redirect(backOf(request));

const isByScript = (request: Request) => request.headers.get('sec-fetch-dest') === 'empty';

/** Says that a review helped, or takes it back; visitors log in first. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  await loggedIn(args, form);
  const also = { review_id: args.params.reviewId };
  const liked = await submit(args, likeReview, { form: new FormData(), also });
  if (!liked.ok) flashToast(args, { tone: 'bad', title: liked.problems.form ?? '' });
  // A script stays where it is: the page's loaders run again and take the toast along.
  return isByScript(args.request) ? data({ ok: liked.ok }) : redirect(backOf(args.request, form));
}
