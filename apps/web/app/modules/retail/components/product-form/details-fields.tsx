import { Trans, useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { isFoodShelf } from '@souk/contract/modules/food/shelves';
import { Lightbulb } from 'lucide-react';
import { Icon } from '../../../../ui/icon.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { CategoryFacts, type ChosenCategory, ConditionField } from '../../../catalogue/index.ts';
import type { ProductFields } from '../../product-fields.ts';
import { FoodFields } from './food-fields.tsx';

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
    <ConditionField
      value={form.condition}
      hints={{
        new: t`Unused, in its pack`,
        'like-new': t`Returned or ex-display`,
        good: t`Normal wear`,
        fair: t`Works, well used`,
        'for-parts': t`Does not work`,
      }}
    />
  );
}

/** The product's texts and its category's attributes. */
export function ProductDetailsFields({ form, chosen, attributes }: DetailsFieldsProps) {
  const { t } = useLingui();
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
      {chosen && isFoodShelf([chosen.topSlug]) && <FoodFields ingredients={form.ingredients} />}
      <Condition form={form} />
      <CategoryFacts chosen={chosen} attributes={attributes} answers={form.attributes} />
    </div>
  );
}
