import { useLingui } from '@lingui/react/macro';
import { type Condition, conditions } from '@souk/contract/modules/catalogue/conditions';
import { ChoiceCards } from '../../../ui/choice-card.tsx';

interface ConditionFieldProps {
  value: string;
  /** What each condition means for these items. */
  hints: Record<Condition, string>;
}

/** The condition of the item. */
export function ConditionField({ value, hints }: ConditionFieldProps) {
  const { t } = useLingui();
  const labels: Record<Condition, string> = {
    new: t`New`,
    'like-new': t`Like new`,
    good: t`Good`,
    fair: t`Fair`,
    'for-parts': t`For parts`,
  };
  return (
    <ChoiceCards
      name="condition"
      label={t`Condition`}
      columns={4}
      defaultValue={value}
      options={conditions.map((each) => ({ value: each, label: labels[each], hint: hints[each] }))}
    />
  );
}
