import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '@souk/contract/modules/reviews/reviews';
import { useFetcher } from 'react-router';
import type { FormProblems } from '../../../lib/api.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { movePath } from '../review-paths.ts';

interface ReplyFormProps {
  review: Pick<Review, 'review_id' | 'reply'>;
  back: string;
  /** What the page without scripts was refused for. */
  problems?: FormProblems | undefined;
}

/** The one answer of who was reviewed; it can be changed. */
export function ReplyForm({ review, back, problems }: ReplyFormProps) {
  const { t } = useLingui();
  const fetcher = useFetcher<FormProblems>();
  return (
    <FormScope of={fetcher.data ?? problems}>
      <fetcher.Form method="post" action={movePath(review, 'reply')} noValidate className="space-y-4">
        <FormProblem />
        <input type="hidden" name="_back" value={back} />
        <TextArea
          name="comment"
          label={t`Your reply`}
          hint={<Trans>Everyone can read it below the review.</Trans>}
          defaultValue={review.reply?.comment}
          maxLength={2000}
          counterMax={2000}
          rows={3}
          required
        />
        <SubmitButton fetcher={fetcher} size="sm">
          {review.reply ? <Trans>Save reply</Trans> : <Trans>Send reply</Trans>}
        </SubmitButton>
      </fetcher.Form>
    </FormScope>
  );
}
