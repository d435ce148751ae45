import { Trans, useLingui } from '@lingui/react/macro';
import type { Dispute } from '@souk/contract/modules/disputes/disputes';
import { Gavel } from 'lucide-react';
import { Form } from 'react-router';
import { price } from '../../../lib/format.ts';
import { ChoiceCards } from '../../../ui/choice-card.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** The verdict: for the customer, for the seller, or a split. */
export function VerdictForm({ dispute }: { dispute: Dispute }) {
  const { t } = useLingui();
  const action = `/admin/disputes/${dispute.dispute_id}/resolve`;
  const { amount, whole, customer, seller } = dispute;
  const [most, all, rest] = [amount.cents, whole.cents, whole.cents - amount.cents].map(price);
  const isAll = amount.cents === whole.cents;
  return (
    <FormScope>
      <Form method="post" action={action} noValidate className="group/verdict space-y-4">
        <ChoiceCards
          name="decision"
          label={t`Verdict`}
          isLegendHidden
          columns={1}
          defaultValue={dispute.refund_proposed_at ? 'customer' : undefined}
          options={[
            {
              value: 'customer',
              label: t`For the customer`,
              hint: isAll
                ? t`${most} goes back to ${customer.name}, nothing to ${seller.name}`
                : t`${most} goes back to ${customer.name}, ${rest} to ${seller.name}`,
            },
            {
              value: 'seller',
              label: t`For the seller`,
              hint: t`Nothing is refunded, ${all} goes to ${seller.name}`,
            },
            {
              value: 'split',
              label: t`Split`,
              hint: t`A part of ${most} goes back to ${customer.name}, the rest of ${all} to ${seller.name}`,
            },
          ]}
        />
        <div className="hidden group-has-[[value=split]:checked]/verdict:block">
          <TextField
            name="refund_amount"
            label={t`Refund amount`}
            prefix="$"
            inputMode="decimal"
            hint={t`Less than ${most}`}
          />
        </div>
        <TextArea
          name="note"
          label={t`Reasons`}
          hint={t`Visible to both sides.`}
          rows={4}
          maxLength={1000}
          counterMax={1000}
        />
        <p className="text-sm text-ink-2">
          <Trans>
            A verdict ends the dispute and moves the money. It cannot be undone. The seller’s part is paid
            less the commission.
          </Trans>
        </p>
        <div className="flex justify-end">
          <SubmitButton formAction={action} icon={Gavel}>
            <Trans>Confirm verdict</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
