import { Trans } from '@lingui/react/macro';
import type { Deal } from '@souk/contract/modules/retail/deals';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';

interface DeleteDealFormProps {
  deal: Pick<Deal, 'id' | 'title' | 'is_running'>;
  /** Closes the dialog; on a page of its own there is a link instead. */
  onCancel?: () => void;
}

/** Asks before a deal ends for good. */
export function DeleteDealForm({ deal, onCancel }: DeleteDealFormProps) {
  const action = `/daily-deals/delete?id=${deal.id}`;
  return (
    <Form method="post" action={action} onSubmit={onCancel}>
      <p className="font-medium wrap-anywhere">{deal.title}</p>
      <p className="mt-2 text-ink-2">
        {deal.is_running ? (
          <Trans>The product returns to its usual price at once.</Trans>
        ) : (
          <Trans>The deal is cancelled before it starts and removed from your list.</Trans>
        )}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        {onCancel ? (
          <Button tone="line" onClick={onCancel}>
            <Trans>Keep it</Trans>
          </Button>
        ) : (
          <ButtonLink tone="line" to="/daily-deals">
            <Trans>Keep it</Trans>
          </ButtonLink>
        )}
        <SubmitButton tone="danger" formAction={action}>
          <Trans>Delete deal</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}
