import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewedFood } from '@souk/contract/modules/admin/food-products';
import { halalStatuses } from '@souk/contract/modules/scanner/words';
import { Check } from 'lucide-react';
import { Form } from 'react-router';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { verdictWords } from '../../food/index.ts';
import { foodsPath } from '../food-queue.ts';
import { Decision } from './decision.tsx';

interface FoodDecisionsProps {
  food: ReviewedFood;
  /** Where to go afterwards: the next one of the queue. */
  back?: string | undefined;
}

/** Corrects what the pack says, or makes the verdict graver; the state stays. */
function Correction({ food, back }: FoodDecisionsProps) {
  const { t, i18n } = useLingui();
  // The engine's own word or a graver one: the desk never makes a verdict lighter.
  const graver = halalStatuses.slice(
    food.halal_by === 'engine' ? halalStatuses.indexOf(food.halal_status) : 0,
  );
  return (
    <Decision
      action={`${foodsPath}/${food.id}/review`}
      opens={t`Correct`}
      does={t`Save the food`}
      doesTone="primary"
      back={back}
      values={{ status: food.status }}
    >
      <div className="space-y-4">
        <TextField name="name" label={t`Name`} defaultValue={food.name} maxLength={200} />
        <TextArea name="ingredients" label={t`Ingredients`} defaultValue={food.ingredients ?? ''} rows={5} />
        <Select
          name="halal_status"
          label={t`Verdict`}
          placeholder={t`As it is`}
          options={graver.map((verdict) => ({ value: verdict, label: i18n._(verdictWords[verdict]) }))}
        />
        <TextArea
          name="halal_note"
          label={t`Why the verdict is graver`}
          hint={t`Everybody reads it on the food’s page.`}
          rows={2}
          maxLength={500}
        />
      </div>
    </Decision>
  );
}

/** A move without more words than its button has. */
function Move({ food, back, status }: FoodDecisionsProps & { status: 'verified' | 'pending' }) {
  const action = `${foodsPath}/${food.id}/review`;
  return (
    <Form method="post" action={action}>
      {back && <input type="hidden" name="_back" value={back} />}
      <input type="hidden" name="status" value={status} />
      {status === 'verified' ? (
        <SubmitButton formAction={action} size="sm" icon={Check}>
          <Trans>Verify</Trans>
        </SubmitButton>
      ) : (
        <SubmitButton formAction={action} size="sm" tone="line">
          <Trans>Let it wait again</Trans>
        </SubmitButton>
      )}
    </Form>
  );
}

/** What may be decided on a food now; its contributor reads the reason of a rejection. */
export function FoodDecisions({ food, back }: FoodDecisionsProps) {
  const { t } = useLingui();
  const usual = [
    t`The photos do not show the pack.`,
    t`The ingredients can not be read.`,
    t`This is no food.`,
    t`The code belongs to another product.`,
  ];
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Correction food={food} back={back} />
      {food.status !== 'rejected' && (
        <Decision
          action={`${foodsPath}/${food.id}/review`}
          opens={t`Reject`}
          does={t`Reject the food`}
          values={{ status: 'rejected' }}
          reason={{ name: 'reason', label: t`Reason`, hint: t`Its contributor reads it.`, isRequired: true }}
          {...{ back, usual }}
        />
      )}
      {food.status !== 'pending' && <Move food={food} back={back} status="pending" />}
      {food.status !== 'verified' && <Move food={food} back={back} status="verified" />}
    </div>
  );
}
