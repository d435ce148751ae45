import { Trans, useLingui } from '@lingui/react/macro';
import type { CommissionRule } from '@souk/contract/modules/payments/commissions';
import { Form } from 'react-router';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { allTypes, typeWords } from '../desk-words.ts';

export interface CategoryOption {
  id: number;
  label: string;
}

interface CommissionFormProps {
  rule?: CommissionRule;
  categories: readonly CategoryOption[];
}

const dollars = (cents: number | undefined): string => (cents ? (cents / 100).toFixed(2) : '');
const idText = (of: { id: number } | null | undefined): string => (of ? String(of.id) : '');

/** The terms: a percentage, a fixed amount, and a cap. */
function Terms({ rule }: { rule: CommissionRule | undefined }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-3 gap-3">
      <TextField
        name="percent"
        label={t`Per cent`}
        inputMode="decimal"
        defaultValue={rule ? String(rule.percent) : ''}
        suffix={<span className="pe-3 text-ink-2">%</span>}
      />
      <TextField
        name="fixed"
        label={t`Fixed`}
        prefix="$"
        inputMode="decimal"
        defaultValue={dollars(rule?.fixed.cents) || '0.00'}
      />
      <TextField
        name="cap"
        label={t`At most`}
        prefix="$"
        inputMode="decimal"
        defaultValue={dollars(rule?.cap?.cents)}
      />
    </div>
  );
}

/** A commission rule, new or changed; missing conditions match everything. */
export function CommissionForm({ rule, categories }: CommissionFormProps) {
  const { t, i18n } = useLingui();
  const action = rule ? `/admin/commissions/${rule.id}/update` : '/admin/commissions';
  const types = allTypes.filter((type) => type !== 'private');
  return (
    <Form method="post" action={action} noValidate className="space-y-4">
      <Select
        name="category_id"
        label={t`Category`}
        placeholder={t`All categories`}
        defaultValue={idText(rule?.category)}
        options={categories.map(({ id, label }) => ({ value: String(id), label }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          name="seller_type"
          label={t`Kind of seller`}
          placeholder={t`All kinds`}
          defaultValue={rule?.seller_type ?? ''}
          options={types.map((type) => ({ value: type, label: i18n._(typeWords(type)) }))}
        />
        <TextField
          name="seller_id"
          label={t`Seller id`}
          placeholder={t`All sellers`}
          inputMode="numeric"
          defaultValue={idText(rule?.seller)}
        />
      </div>
      <Terms rule={rule} />
      <div className="flex justify-end">
        <SubmitButton formAction={action} size="sm">
          {rule ? <Trans>Save the rule</Trans> : <Trans>Add the rule</Trans>}
        </SubmitButton>
      </div>
    </Form>
  );
}
