import { Trans, useLingui } from '@lingui/react/macro';
import { deleteCustomerReview, deleteReview } from '@souk/contract/modules/reviews/reviews';
import { Form } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ReviewFormPage } from '../components/review-form-page.tsx';
import { backOf, getReviewFor } from '../find-reviews.server.ts';
import type { Route } from './+types/delete-review.ts';

export const handle = { access: 'login', screen: 'DeleteReview' };

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const review = await getReviewFor(args, args.params.reviewId, 'delete');
  return { review, back: backOf(args.request) };
}

export async function action(args: Route.ActionArgs) {
  const { seller_type } = await requireUser(args);
  const form = await postedForm(args);
  const endpoint = seller_type === 'private' ? deleteReview : deleteCustomerReview;
  const params = { review_id: args.params.reviewId };
  const deleted = await submit(args, endpoint, { params, form: new FormData() });
  const toast = deleted.ok ? deleted.message : { tone: 'bad' as const, title: deleted.problems.form ?? '' };
  return redirectWithToast(args, backOf(args.request, form), toast);
}

export default function DeleteReview({ loaderData: { review, back } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <ReviewFormPage title={<Trans>Delete this review?</Trans>} item={review.item}>
      <title>{t`Delete review | Souk`}</title>
      {review.title && (
        <p className="font-semibold break-words">
          <bdi>{review.title}</bdi>
        </p>
      )}
      <p className="line-clamp-4 break-words text-ink-2">
        <bdi>{review.comment}</bdi>
      </p>
      <p className="mt-4 text-[15px]">
        <Trans>Its photos, likes and reply are deleted too. It cannot be restored.</Trans>
      </p>
      <Form method="post" className="mt-5 flex flex-wrap gap-2.5">
        <input type="hidden" name="_back" value={back} />
        <SubmitButton tone="danger">
          <Trans>Delete review</Trans>
        </SubmitButton>
        <ButtonLink to={back} tone="ghost">
          <Trans>Keep it</Trans>
        </ButtonLink>
      </Form>
    </ReviewFormPage>
  );
}
