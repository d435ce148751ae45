import { Plural, Trans } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';

export interface NamedAd {
  id: number;
  title: string;
}

interface DeleteFormProps {
  ads: readonly NamedAd[];
  back: string;
  /** Closes the dialog, also once the form is submitted; on a separate page there is a link instead. */
  onCancel?: () => void;
}

/** Asks before ads are deleted. */
export function DeleteForm({ ads, back, onCancel }: DeleteFormProps) {
  return (
    <Form method="post" action="/ad-management/delete" onSubmit={onCancel}>
      <input type="hidden" name="back" value={back} />
      <ul className="mb-4 grid gap-1">
        {ads.map(({ id, title }) => (
          <li key={id} className="font-medium wrap-anywhere">
            {title}
            <input type="hidden" name="ids" value={id} />
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        <Trans>
          Open offers are rejected for good, and people who saved it are told that it is gone. You can still
          restore the ad for a short time.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        {onCancel ? (
          <Button tone="line" onClick={onCancel}>
            <Trans>Keep it</Trans>
          </Button>
        ) : (
          <ButtonLink tone="line" to={back}>
            <Trans>Keep it</Trans>
          </ButtonLink>
        )}
        <SubmitButton tone="danger" formAction="/ad-management/delete">
          <Plural value={ads.length} one="Delete ad" other="Delete # ads" />
        </SubmitButton>
      </div>
    </Form>
  );
}
