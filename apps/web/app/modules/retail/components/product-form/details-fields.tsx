import { Trans, useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { Lightbulb } from 'lucide-react';
import { ChoiceCards } from '../../../../ui/choice-card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ChosenCategory } from '../../../catalogue/choosable.ts';
import { AttributeField } from '../../../catalogue/components/attribute-field.tsx';
import type { ProductFields } from '../../product-fields.ts';

const titleMax = 120;
const descriptionMax = 5000;

interface DetailsFieldsProps {
  form: ProductFields;
  chosen: ChosenCategory | null;
  attributes: readonly Attribute[];
}

function Condition({ form }: Pick<DetailsFieldsProps, 'form'>) {
  const { t } = useLingui();
  return (
    <ChoiceCards
      name="condition"
      label={t`Condition`}
      columns={4}
      defaultValue={form.condition}
      options={[
        { value: 'new', label: t`New`, hint: t`Unused, in its pack` },
        { value: 'like-new', label: t`Like new`, hint: t`Returned or on show` },
        { value: 'good', label: t`Good`, hint: t`Normal wear` },
        { value: 'fair', label: t`Fair`, hint: t`Works, well used` },
        { value: 'for-parts', label: t`For parts`, hint: t`Does not work` },
      ]}
    />
  );
}

/** What the product is, in words and in the questions of its category. */
export function ProductDetailsFields({ form, chosen, attributes }: DetailsFieldsProps) {
  const { t } = useLingui();
  const label = chosen?.label ?? '';
  return (
    <div className="grid gap-7">
      <TextField
        name="title"
        label={t`Title`}
        defaultValue={form.title}
        counterMax={titleMax}
        autoComplete="off"
      />
      <TextField
        name="brand"
        label={t`Brand, optional`}
        defaultValue={form.brand}
        maxLength={80}
        autoComplete="off"
      />
      <TextArea
        name="description"
        label={t`Description`}
        defaultValue={form.description}
        counterMax={descriptionMax}
        rows={5}
        className="[&_textarea]:min-h-32"
        hint={
          <span className="flex items-start gap-2">
            <Icon of={Lightbulb} size={18} className="text-shop" />
            <Trans>Buyers often ask about measurements, material, care and what is in the box.</Trans>
          </span>
        }
      />
      <Condition form={form} />
      {attributes.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="h-panel mb-4">
            <Trans>Facts for {label}</Trans>
          </legend>
          <div className="grid gap-5 sm:grid-cols-2">
            {attributes.map((attribute) => (
              <AttributeField
                key={attribute.id}
                attribute={attribute}
                answer={form.attributes[attribute.slug]}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
