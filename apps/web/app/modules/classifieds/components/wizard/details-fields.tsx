import { Trans, useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { Lightbulb } from 'lucide-react';
import { Icon } from '../../../../ui/icon.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { CategoryFacts, type ChosenCategory, ConditionField } from '../../../catalogue/index.ts';
import type { AdForm } from '../../wizard/ad-form.ts';
import { RetailFields } from './retail-fields.tsx';

const titleMax = 120;
const descriptionMax = 5000;

interface DetailsFieldsProps {
  form: AdForm;
  chosen: ChosenCategory | null;
  attributes: readonly Attribute[];
}

function Condition({ form }: Pick<DetailsFieldsProps, 'form'>) {
  const { t } = useLingui();
  return (
    <ConditionField
      value={form.condition}
      hints={{
        new: t`Tags on`,
        'like-new': t`Barely used`,
        good: t`Normal wear`,
        fair: t`Works, well loved`,
        'for-parts': t`Does not work`,
      }}
    />
  );
}

function DescriptionHint({ template }: { template: string | undefined }) {
  return (
    <span className="flex items-start gap-2">
      <Icon of={Lightbulb} size={18} className="text-ads" />
      {template === 'job' && <Trans>People often ask about hours, pay and the first day.</Trans>}
      {template === 'realestate' && (
        <Trans>People often ask about the lease, the bond and the parking.</Trans>
      )}
      {template !== 'job' && template !== 'realestate' && (
        <Trans>Buyers often ask about size, service history and why you are selling.</Trans>
      )}
    </span>
  );
}

/** Description and the questions of its category. */
export function DetailsFields({ form, chosen, attributes }: DetailsFieldsProps) {
  const { t } = useLingui();
  const isGoods = chosen?.template !== 'job' && chosen?.template !== 'realestate';
  return (
    <div className="grid gap-7">
      <TextField
        name="title"
        label={t`Title`}
        defaultValue={form.title}
        counterMax={titleMax}
        autoComplete="off"
      />
      <TextArea
        name="description"
        label={t`Description`}
        defaultValue={form.description}
        counterMax={descriptionMax}
        rows={5}
        className="[&_textarea]:min-h-32"
        hint={<DescriptionHint template={chosen?.template} />}
      />
      {isGoods && <Condition form={form} />}
      <CategoryFacts chosen={chosen} attributes={attributes} answers={form.attributes} />
      {chosen?.module === 'retail' && <RetailFields form={form} />}
    </div>
  );
}
