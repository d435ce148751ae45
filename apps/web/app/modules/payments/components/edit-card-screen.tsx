import { Trans, useLingui } from '@lingui/react/macro';
import type { Card } from '@souk/contract/modules/payments/methods';
import { Form } from 'react-router';
import { useNow } from '../../../lib/page-root.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useMethodTitle } from './method-row.tsx';

interface EditCardScreenProps {
  card: Card;
  problems: FormOutcome | undefined;
}

const yearsAhead = 15;
const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

function Expiry({ card }: { card: Card }) {
  const { t } = useLingui();
  const thisYear = useDates().yearOf(useNow());
  const first = Math.min(thisYear, card.exp_year ?? thisYear);
  const years = Array.from({ length: thisYear + yearsAhead - first + 1 }, (_, index) =>
    String(first + index),
  );
  return (
    <div className="grid grid-cols-2 gap-4">
      <Select
        name="exp_month"
        label={t`Expiry month`}
        autoComplete="cc-exp-month"
        defaultValue={card.exp_month === null ? '' : String(card.exp_month)}
        options={months.map((month) => ({ value: month, label: month.padStart(2, '0') }))}
      />
      <Select
        name="exp_year"
        label={t`Expiry year`}
        autoComplete="cc-exp-year"
        defaultValue={card.exp_year === null ? '' : String(card.exp_year)}
        options={years.map((year) => ({ value: year, label: year }))}
      />
    </div>
  );
}

/** The editable fields of a saved card; its number cannot be changed. */
export function EditCardScreen({ card, problems }: EditCardScreenProps) {
  const { t } = useLingui();
  const title = useMethodTitle()(card);
  return (
    <OwnPage
      width="form"
      title={<Trans>Edit {title}</Trans>}
      lead={<Trans>The number cannot be changed. For a new number, add a new card.</Trans>}
    >
      <section className="panel p-5 md:p-6">
        <FormScope of={problems}>
          <Form method="post" noValidate className="space-y-5">
            <FormProblem />
            <TextField
              name="name"
              label={t`Name on card`}
              autoComplete="cc-name"
              maxLength={100}
              defaultValue={card.name ?? ''}
            />
            {card.kind === 'card' && <Expiry card={card} />}
            {card.is_default ? (
              <p className="text-[15px] text-ink-2">
                <Trans>You pay with this card by default.</Trans>
              </p>
            ) : (
              <Checkbox name="is_default" label={t`Pay with this card by default`} />
            )}
            <div className="flex flex-wrap justify-end gap-2.5">
              <ButtonLink to="/payment-methods" tone="ghost" size="lg">
                <Trans>Cancel</Trans>
              </ButtonLink>
              <SubmitButton size="lg">
                <Trans>Save changes</Trans>
              </SubmitButton>
            </div>
          </Form>
        </FormScope>
      </section>
    </OwnPage>
  );
}
