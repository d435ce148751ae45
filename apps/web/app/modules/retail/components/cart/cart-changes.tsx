import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Form } from 'react-router';
import { Icon } from '../../../../ui/icon.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';

/** Prices or stock have changed: nothing is bought until the buyer has accepted that. */
export function CartChanges({ back }: { back: string }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-warn-soft p-4">
      <p className="flex min-w-0 flex-1 basis-64 gap-3 text-[15px]">
        <Icon of={TriangleAlert} className="mt-0.5 text-warn" />
        <span>
          <b className="block font-semibold text-warn">
            <Trans>Some items or deliveries have changed since you added them.</Trans>
          </b>
          <Trans>Please review the highlighted items before you check out.</Trans>
        </span>
      </p>
      <Form method="post" action="/cart/accept" preventScrollReset>
        <input type="hidden" name="_back" value={back} />
        <SubmitButton tone="ink" formAction="/cart/accept">
          <Trans>Accept changes</Trans>
        </SubmitButton>
      </Form>
    </div>
  );
}
