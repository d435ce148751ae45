import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { Form } from 'react-router';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { EvidenceField } from './evidence-field.tsx';

interface ReplyFormProps {
  problems: FormOutcome | undefined;
  /** Who reads it. */
  hint: string;
  /** Only the two sides send photos. */
  hasPhotos?: boolean;
  action?: string;
}

/** A message to the other side and to Souk. */
export function ReplyForm({ problems, hint, hasPhotos = true, action }: ReplyFormProps) {
  const { t } = useLingui();
  return (
    <FormScope of={problems}>
      <Form
        method="post"
        {...(action ? { action } : {})}
        {...(hasPhotos ? { encType: 'multipart/form-data' as const } : {})}
        noValidate
        className="space-y-4"
      >
        <FormProblem />
        <TextArea
          name="comment"
          label={t`Your message`}
          hint={hint}
          maxLength={2000}
          counterMax={2000}
          rows={4}
        />
        {hasPhotos && <EvidenceField />}
        <div className="flex justify-end">
          <SubmitButton icon={Send} {...(action ? { formAction: action } : {})}>
            <Trans>Send message</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
