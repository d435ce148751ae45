import { Trans, useLingui } from '@lingui/react/macro';
import { replyReview } from '@souk/contract/modules/reviews/responses';
import { data } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ReplyForm } from '../components/reply-form.tsx';
import { ReviewFormPage } from '../components/review-form-page.tsx';
import { backOf, getReviewFor } from '../find-reviews.server.ts';
import type { Route } from './+types/reply-review.ts';

export const handle = { access: 'business:*', screen: 'ReplyReview' };

export async function loader(args: Route.LoaderArgs) {
  await requireBusiness(args);
  const review = await getReviewFor(args, args.params.reviewId, 'reply');
  return { review, back: backOf(args.request) };
}

export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const form = await postedForm(args);
  const replied = await submit(args, replyReview, { form, also: { review_id: args.params.reviewId } });
  if (!replied.ok) return data(replied.problems, { status: replied.status });
  return redirectWithToast(args, backOf(args.request, form), replied.message);
}

export default function ReplyReview({ loaderData: { review, back }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <ReviewFormPage title={<Trans>Reply to a review</Trans>} item={review.item}>
      <title>{t`Reply to a review | Souk`}</title>
      <blockquote className="mb-5 rounded-lg bg-sunken p-4 break-words whitespace-pre-line text-ink-2">
        <bdi>{review.comment}</bdi>
      </blockquote>
      <ReplyForm review={review} back={back} problems={actionData} />
    </ReviewFormPage>
  );
}
