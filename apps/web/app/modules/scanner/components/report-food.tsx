import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProduct } from '@souk/contract/modules/scanner/products';
import type { FormOutcome } from '../../../ui/form-scope.tsx';
import { SentForm } from '../../../ui/sent-form.tsx';
import { ReportFields } from '../../search/index.ts';
import { foodReasonWords } from '../food-reason-words.ts';

interface ReportFoodProps {
  food: Pick<FoodProduct, 'id' | 'path'>;
  /** Why a page without scripts was refused. */
  problems?: FormOutcome | undefined;
  onDone?: (() => void) | undefined;
}

/** Reports to the admins what is wrong with our judgement of a food. */
export function ReportFood({ food, ...form }: ReportFoodProps) {
  const { t } = useLingui();
  return (
    <SentForm
      {...form}
      action={`/report-food/${food.id}`}
      back={food.path}
      words={<Trans>Send report</Trans>}
    >
      <ReportFields label={t`What is wrong with this food?`} reasons={foodReasonWords} />
    </SentForm>
  );
}
