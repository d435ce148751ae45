import { Trans, useLingui } from '@lingui/react/macro';
import { updateCustomerReview, updateReview } from '@souk/contract/modules/reviews/reviews';
import { data } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ReviewForm } from '../components/review-form.tsx';
import { ReviewFormPage } from '../components/review-form-page.tsx';
import { backOf, getEditable } from '../find-reviews.server.ts';
import { editPath } from '../review-paths.ts';
import type { Route } from './+types/edit-review.ts';

export const handle = { access: 'login', screen: 'EditReview' };

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const review = await getEditable(args, args.params.reviewId);
  return { review, back: backOf(args.request) };
}

export async function action(args: Route.ActionArgs) {
  const { seller_type } = await requireUser(args);
  const form = await postedForm(args);
  const endpoint = seller_type === 'private' ? updateReview : updateCustomerReview;
  const saved = await submit(args, endpoint, { params: { review_id: args.params.reviewId }, form });
  if (!saved.ok) return data(saved.problems, { status: saved.status });
  return redirectWithToast(args, backOf(args.request, form), saved.message);
}

export default function EditReview({ loaderData: { review, back }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <ReviewFormPage title={<Trans>Edit your review</Trans>} item={review.item}>
      <title>{t`Edit your review | Souk`}</title>
      <ReviewForm action={editPath(review, back)} back={back} review={review} problems={actionData} />
    </ReviewFormPage>
  );
}
