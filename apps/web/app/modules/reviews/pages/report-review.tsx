import { Trans, useLingui } from '@lingui/react/macro';
import { reportReview, reviewReportReasons } from '@souk/contract/modules/reviews/responses';
import { data, Form } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ReviewFormPage } from '../components/review-form-page.tsx';
import { backOf, getReviewFor, loggedIn } from '../find-reviews.server.ts';
import type { Route } from './+types/report-review.ts';

export const handle = { access: 'login', screen: 'ReportReview' };

export async function loader(args: Route.LoaderArgs) {
  await loggedIn(args);
  const review = await getReviewFor(args, args.params.reviewId, 'report');
  return { review, reasons: reviewReportReasons, back: backOf(args.request) };
}

export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  await loggedIn(args, form);
  const sent = await submit(args, reportReview, { form, also: { review_id: args.params.reviewId } });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, backOf(args.request, form), sent.message);
}

export default function ReportReview({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { review, reasons, back } = loaderData;
  return (
    <ReviewFormPage title={<Trans>Report this review</Trans>} item={review.item}>
      <title>{t`Report this review | Souk`}</title>
      <blockquote className="mb-5 line-clamp-4 rounded-lg bg-sunken p-4 break-words text-ink-2">
        <bdi>{review.comment}</bdi>
      </blockquote>
      <FormScope of={actionData}>
        <Form method="post" noValidate className="space-y-5">
          <FormProblem labels={{ reason: t`Reason` }} />
          <input type="hidden" name="_back" value={back} />
          <Choice
            name="reason"
            label={t`What is wrong with this review?`}
            options={reasons.map((reason) => ({ value: reason, label: reason }))}
          />
          <TextArea
            name="comment"
            label={t`Comment (optional)`}
            maxLength={1000}
            counterMax={1000}
            rows={3}
          />
          <div className="flex flex-wrap justify-end gap-2.5">
            <ButtonLink to={back} tone="ghost" size="lg">
              <Trans>Cancel</Trans>
            </ButtonLink>
            <SubmitButton size="lg">
              <Trans>Send report</Trans>
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </ReviewFormPage>
  );
}
