import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import { foodCategories } from '@souk/contract/modules/scanner/words';
import type { FormOutcome } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { SentForm } from '../../../ui/sent-form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AddProductPage } from '../add-product.server.ts';
import { categoryWords } from '../food-words.ts';
import { LabelFields } from './label-fields.tsx';
import { NutritionFields } from './nutrition-fields.tsx';
import { ReadPhoto } from './read-photo.tsx';

type Known = Pick<
  FoodProductDetail,
  | 'id'
  | 'path'
  | 'name'
  | 'brand'
  | 'quantity'
  | 'category'
  | 'ingredients'
  | 'main_language'
  | 'labels'
  | 'nutrition'
>;

const certificatesOf = ({ labels }: Known) =>
  labels.flatMap((label) => (label.kind === 'halal-certificate' ? label : []));

/** Labels and nutrition as the form names them. */
function knownValues(food: Known): Record<string, unknown> {
  const [certificate] = certificatesOf(food);
  const nutrition = Object.entries(food.nutrition ?? {}).flatMap(([name, value]) =>
    value === null ? [] : [[`nutrition.${name}`, String(value)]],
  );
  return {
    labels: food.labels.map(({ kind }) => kind),
    ...Object.fromEntries(nutrition),
    ...(certificate
      ? {
          certifier: certificate.certifier,
          certificate_number: certificate.number ?? '',
          certificate_valid_until: certificate.valid_until ?? '',
        }
      : {}),
  };
}

interface SuggestChangeFormProps extends Pick<AddProductPage, 'certifiers'> {
  food: Known;
  /** Why the form was refused. */
  problems?: FormOutcome | undefined;
}

/** The pack as we know it, to be updated. */
export function SuggestChangeForm({ food, certifiers, problems }: SuggestChangeFormProps) {
  const { t, i18n } = useLingui();
  return (
    <SentForm
      action={`/suggest-food-change/${food.id}`}
      back={food.path}
      problems={problems ?? { values: knownValues(food) }}
      words={<Trans>Send suggestion</Trans>}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" label={t`Name`} defaultValue={food.name} maxLength={200} />
        <TextField name="brand" label={t`Brand`} defaultValue={food.brand ?? ''} maxLength={120} />
        <TextField name="quantity" label={t`Quantity`} defaultValue={food.quantity ?? ''} maxLength={60} />
        <Select
          name="category"
          label={t`Category`}
          defaultValue={food.category}
          options={foodCategories.map((value) => ({ value, label: i18n._(categoryWords[value]) }))}
        />
      </div>
      <TextArea
        name="ingredients"
        label={t`Ingredients`}
        hint={t`Word for word as on the pack, brackets and "may contain" too.`}
        defaultValue={food.ingredients ?? ''}
        rows={6}
        dir="auto"
      />
      <input type="hidden" name="language" value={food.main_language} />
      <ReadPhoto hasOwnField />
      <LabelFields certifiers={certifiers} />
      {/* The form has room for one certificate: of several the others would be lost. */}
      {certificatesOf(food).length <= 1 && <input type="hidden" name="has_all_labels" value="1" />}
      <NutritionFields />
      <TextArea name="comment" label={t`Comment (optional)`} maxLength={500} counterMax={500} rows={2} />
    </SentForm>
  );
}
