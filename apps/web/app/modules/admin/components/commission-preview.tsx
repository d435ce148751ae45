import { Trans, useLingui } from '@lingui/react/macro';
import type { CommissionPreview, CommissionRule } from '@souk/contract/modules/payments/commissions';
import { Form, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SumList } from '../../payments/index.ts';
import type { CategoryOption } from './commission-form.tsx';
import { Terms } from './commission-rule.tsx';
import { Panel } from './desk-head.tsx';

interface CommissionTrialProps {
  preview: CommissionPreview | null;
  problems: FormOutcome | undefined;
  categories: readonly CategoryOption[];
  rules: readonly CommissionRule[];
}

const taken = (of: CommissionPreview['commission']) => ({ ...of, cents: -of.cents });

function Result({ preview, rules }: Pick<CommissionTrialProps, 'rules'> & { preview: CommissionPreview }) {
  const { t } = useLingui();
  const place = rules.findIndex(({ id }) => id === preview.rule_id) + 1;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <SumList
        rows={[
          { key: 'price', label: t`Price`, amount: preview.price },
          {
            key: 'commission',
            label: t`Commission`,
            amount: taken(preview.commission),
            hint: (
              <>
                {place === 0 ? <Trans>Usual rate</Trans> : <Trans>Rule {place}</Trans>}
                {': '}
                <Terms rule={preview} />
              </>
            ),
          },
          { key: 'gst', label: t`GST on commission`, amount: taken(preview.commission_gst) },
        ]}
        total={{ label: t`The seller gets`, amount: preview.seller_gets }}
      />
    </div>
  );
}

/** What a sale would pay by the rules in force. */
export function CommissionTrial({ preview, problems, categories, rules }: CommissionTrialProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const given = (name: string) => params.get(name) ?? '';
  return (
    <Panel title={<Trans>Try a sale</Trans>}>
      <FormScope of={problems}>
        <Form method="get" className="space-y-4" preventScrollReset>
          <div className="grid grid-cols-2 gap-3">
            <TextField
              name="seller_id"
              label={t`Seller id`}
              inputMode="numeric"
              defaultValue={given('seller_id')}
            />
            <TextField
              name="price"
              label={t`Price`}
              prefix="$"
              inputMode="decimal"
              defaultValue={given('price')}
            />
          </div>
          <Select
            name="category_id"
            label={t`Category`}
            placeholder={t`None`}
            defaultValue={given('category_id')}
            options={categories.map(({ id, label }) => ({ value: String(id), label }))}
          />
          <div className="flex justify-end">
            <Button type="submit" tone="line" size="sm">
              <Trans>Work it out</Trans>
            </Button>
          </div>
        </Form>
      </FormScope>
      {preview && <Result preview={preview} rules={rules} />}
    </Panel>
  );
}
