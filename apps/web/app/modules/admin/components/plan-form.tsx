import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPlan } from '@souk/contract/modules/admin/plans';
import type { PlanSellerType } from '@souk/contract/modules/promotions/plans';
import { Form } from 'react-router';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { useField } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { typeWords } from '../desk-words.ts';

const planTypes: readonly PlanSellerType[] = ['retail', 'job', 'real_estate', 'car_dealer'];

function SellerTypes({ plan }: { plan: AdminPlan | undefined }) {
  const { i18n, t } = useLingui();
  const links = useField({ name: 'seller_types' });
  return (
    <FieldGroup links={links} label={t`For`}>
      <div className="grid grid-cols-2 gap-x-3">
        {planTypes.map((type) => (
          <Checkbox
            key={type}
            name="seller_types"
            value={type}
            label={i18n._(typeWords(type))}
            defaultChecked={plan ? plan.seller_types.includes(type) : true}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function Allowances({ plan }: { plan: AdminPlan | undefined }) {
  const { t } = useLingui();
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(value);
  return (
    <div className="grid grid-cols-3 gap-3">
      <TextField
        name="ad_limit"
        label={t`Ads`}
        placeholder={t`No limit`}
        inputMode="numeric"
        defaultValue={number(plan?.ad_limit)}
      />
      <TextField
        name="premium_boosts"
        label={t`Premium`}
        inputMode="numeric"
        defaultValue={number(plan?.premium_boosts ?? 0)}
      />
      <TextField
        name="featured_boosts"
        label={t`Featured`}
        inputMode="numeric"
        defaultValue={number(plan?.featured_boosts ?? 0)}
      />
    </div>
  );
}

/** A paid plan, new or changed. */
export function PlanForm({ plan }: { plan?: AdminPlan }) {
  const { t } = useLingui();
  const action = plan ? `/admin/plans/${plan.id}/update` : '/admin/plans';
  return (
    <Form method="post" action={action} noValidate className="space-y-4">
      <TextField name="name" label={t`Name`} maxLength={60} defaultValue={plan?.name ?? ''} />
      <div className="grid grid-cols-3 gap-3">
        <TextField
          name="price"
          label={t`Price`}
          prefix="$"
          inputMode="decimal"
          defaultValue={plan ? (plan.price.cents / 100).toFixed(2) : ''}
        />
        <Select
          name="period"
          label={t`Period`}
          defaultValue={plan?.period ?? 'monthly'}
          options={[
            { value: 'monthly', label: t`Month` },
            { value: 'yearly', label: t`Year` },
          ]}
        />
        <TextField
          name="position"
          label={t`Position`}
          inputMode="numeric"
          defaultValue={String(plan?.position ?? 100)}
        />
      </div>
      <SellerTypes plan={plan} />
      <Allowances plan={plan} />
      <TextArea
        name="features"
        label={t`Features`}
        hint={t`One per line.`}
        rows={3}
        defaultValue={plan?.features.join('\n') ?? ''}
      />
      <Checkbox name="is_active" label={t`Offered`} defaultChecked={plan?.is_active ?? true} />
      <div className="flex justify-end">
        <SubmitButton formAction={action} size="sm">
          {plan ? <Trans>Save the plan</Trans> : <Trans>Add the plan</Trans>}
        </SubmitButton>
      </div>
    </Form>
  );
}
