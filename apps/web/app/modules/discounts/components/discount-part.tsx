import { Trans, useLingui } from '@lingui/react/macro';
import type { Promotion } from '@souk/contract/modules/discounts/promotions';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceCards } from '../../../ui/choice-card.tsx';
import { typedText, useFormScope } from '../../../ui/form-scope.tsx';
import { PriceField } from '../../../ui/price-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormPart } from './form-part.tsx';

/** Without scripts both of two fields are there, and the choice says which one counts. */
const hidden = '[@media(scripting:enabled)]:hidden';

const dollars = (money: { cents: number } | null | undefined): string =>
  money ? (money.cents / 100).toFixed(2) : '';

/** The first value of a choice: what was posted, or else what is known. */
function useChosen(name: string, known: string): [string, (value: string) => void] {
  const { outcome } = useFormScope();
  return useState(typedText(outcome.values?.[name]) ?? known);
}

/** What is taken off. */
export function DiscountPart({ promotion }: { promotion: Promotion | null }) {
  const { t } = useLingui();
  const [kind, setKind] = useChosen('_kind', promotion?.amount ? 'amount' : 'percent');
  return (
    <FormPart id="discount" title={<Trans>Discount</Trans>}>
      <TextField
        name="title"
        label={t`Title`}
        hint={t`Customers read it on their bill.`}
        defaultValue={promotion?.title ?? ''}
        counterMax={80}
        autoComplete="off"
      />
      <ChoiceCards
        name="_kind"
        label={t`Type of discount`}
        defaultValue={kind}
        onChoose={setKind}
        options={[
          { value: 'percent', label: t`Percentage off` },
          { value: 'amount', label: t`Amount off` },
        ]}
      />
      <TextField
        name="discount_percent"
        label={t`Discount`}
        inputMode="numeric"
        autoComplete="off"
        className={`sm:w-48 ${kind === 'amount' ? hidden : ''}`}
        suffix={<span className="pe-3.5 text-ink-2">%</span>}
        defaultValue={promotion?.discount_percent ?? ''}
      />
      <PriceField
        name="amount"
        label={t`Amount`}
        className={`sm:w-48 ${kind === 'amount' ? '' : hidden}`}
        defaultValue={dollars(promotion?.amount)}
      />
    </FormPart>
  );
}

/** Who gets it. */
export function CustomersPart({ promotion }: { promotion: Promotion | null }) {
  const { t } = useLingui();
  const isAutomatic = promotion?.is_automatic ?? true;
  const [way, setWay] = useChosen('is_automatic', String(isAutomatic));
  return (
    <FormPart id="customers" title={<Trans>Who gets it</Trans>}>
      <ChoiceCards
        name="is_automatic"
        label={t`How it is applied`}
        isLegendHidden
        defaultValue={way}
        onChoose={setWay}
        options={[
          {
            value: 'true',
            label: t`Everybody, automatically`,
            hint: t`Your prices show it. Of several, the best one applies.`,
          },
          { value: 'false', label: t`Whoever enters a code`, hint: t`Only people who have the code get it.` },
        ]}
      />
      <TextField
        name="code"
        label={t`Code`}
        hint={t`5 to 20 letters and digits. Left empty, we make one up.`}
        autoComplete="off"
        maxLength={20}
        className={`sm:w-80 ${way === 'true' ? hidden : ''}`}
        defaultValue={promotion?.code ?? ''}
      />
      <Checkbox
        name="is_first_visit"
        label={t`On a first visit only`}
        hint={t`For customers who have never booked with you.`}
        defaultChecked={promotion?.is_first_visit ?? false}
      />
    </FormPart>
  );
}

/** How much somebody has to spend, and how often it can be used. */
export function LimitsPart({ promotion }: { promotion: Promotion | null }) {
  const { t } = useLingui();
  const known = (value: number | null | undefined) => (value == null ? '' : String(value));
  return (
    <FormPart
      id="limits"
      title={<Trans>Limits</Trans>}
      lead={<Trans>All of them are optional. You bear the cost of the discount.</Trans>}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <PriceField
          name="least_spend"
          label={t`Least spend`}
          defaultValue={dollars(promotion?.least_spend)}
        />
        <TextField
          name="uses_max"
          label={t`Uses in all`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={known(promotion?.uses_max)}
        />
        <TextField
          name="customer_uses_max"
          label={t`Uses for each customer`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={known(promotion?.customer_uses_max)}
        />
      </div>
    </FormPart>
  );
}
