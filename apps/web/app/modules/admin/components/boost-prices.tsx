import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BoostPrice } from '@souk/contract/modules/promotions/boosts';
import { Form } from 'react-router';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { boostWords } from '../../promotions/index.ts';
import { Panel } from './desk-head.tsx';

const action = '/admin/plans/prices';

function PriceRow({ option }: { option: BoostPrice }) {
  const { t, i18n } = useLingui();
  const kind = i18n._(boostWords[option.boost].name);
  return (
    <li className="py-2">
      <Form method="post" action={action} className="flex items-center gap-3" preventScrollReset>
        <input type="hidden" name="boost" value={option.boost} />
        <input type="hidden" name="days" value={option.days} />
        <span className="min-w-0 flex-1 text-[15px]">
          {kind} <Plural value={option.days} one="# day" other="# days" />
        </span>
        <FormScope>
          <TextField
            name="price"
            label={t`Price of ${kind}, ${option.days} days`}
            isLabelHidden
            prefix="$"
            inputMode="decimal"
            defaultValue={(option.price.cents / 100).toFixed(2)}
            className="w-[120px]"
          />
        </FormScope>
        <SubmitButton formAction={action} size="sm" tone="line">
          <Trans>Save</Trans>
        </SubmitButton>
      </Form>
    </li>
  );
}

/** What boosts cost, each price with its own button. */
export function BoostPrices({ prices }: { prices: readonly BoostPrice[] }) {
  return (
    <Panel title={<Trans>Boost prices</Trans>}>
      <ul className="divide-y divide-line">
        {prices.map((option) => (
          <PriceRow key={`${option.boost}-${option.days}-${option.price.cents}`} option={option} />
        ))}
      </ul>
    </Panel>
  );
}
