import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import { foodCategories } from '@souk/contract/modules/scanner/words';
import type { FormOutcome } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { SentForm } from '../../../ui/sent-form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { categoryWords } from '../food-words.ts';

interface SuggestChangeFormProps {
  food: Pick<
    FoodProductDetail,
    'id' | 'path' | 'name' | 'brand' | 'quantity' | 'category' | 'ingredients' | 'main_language'
  >;
  /** What the form was refused for. */
  problems?: FormOutcome | undefined;
}

/** The pack as we know it, to be changed to what it says now. */
export function SuggestChangeForm({ food, problems }: SuggestChangeFormProps) {
  const { t, i18n } = useLingui();
  return (
    <SentForm
      action={`/suggest-food-change/${food.id}`}
      back={food.path}
      problems={problems}
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
        maxLength={10_000}
        dir="auto"
      />
      <input type="hidden" name="language" value={food.main_language} />
      <TextArea name="comment" label={t`Comment (optional)`} maxLength={500} counterMax={500} rows={2} />
    </SentForm>
  );
}
