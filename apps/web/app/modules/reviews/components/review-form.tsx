import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '@souk/contract/modules/reviews/reviews';
import { Form } from 'react-router';
import type { FormProblems } from '../../../lib/api.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { RatingInput } from '../../../ui/rating-input.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PhotoField } from './photo-field.tsx';

interface ReviewFormProps {
  /** The form's own route: `writePath` or `movePath(review, 'edit')`. */
  action: string;
  back: string;
  /** What is being changed; a new review without. */
  review?: Pick<Review, 'rating' | 'title' | 'comment' | 'images'> | undefined;
  problems?: FormProblems | undefined;
}

/** Stars, words and photos of a review, new or changed. */
export function ReviewForm({ action, back, review, problems }: ReviewFormProps) {
  const { t } = useLingui();
  const labels = { rating: t`Your rating`, comment: t`Your review`, title: t`Title` };
  return (
    <FormScope of={problems}>
      <Form method="post" action={action} encType="multipart/form-data" noValidate className="space-y-6">
        <FormProblem labels={labels} />
        <input type="hidden" name="_back" value={back} />
        <RatingInput
          name="rating"
          label={labels.rating}
          {...(review ? { defaultValue: review.rating } : {})}
        />
        <TextField
          name="title"
          label={t`Title (optional)`}
          defaultValue={review?.title ?? undefined}
          maxLength={120}
          counterMax={120}
        />
        <TextArea
          name="comment"
          label={labels.comment}
          hint={<Trans>What was good, what could be better? Leave out names and addresses.</Trans>}
          defaultValue={review?.comment}
          maxLength={4000}
          counterMax={4000}
          rows={5}
          required
          className="[&_textarea]:min-h-32"
        />
        <PhotoField kept={review?.images ?? []} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={back} tone="ghost" size="lg">
            <Trans>Cancel</Trans>
          </ButtonLink>
          <SubmitButton formAction={action} size="lg">
            {review ? <Trans>Save review</Trans> : <Trans>Publish review</Trans>}
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
