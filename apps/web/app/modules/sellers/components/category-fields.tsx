import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { useField, useFormScope } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import type { CategoryChoice } from '../load-business.server.ts';

interface CategoryFieldsProps {
  business: BusinessProfile;
  categories: readonly CategoryChoice[];
  /** The category in the address of the page. */
  askedId?: number | undefined;
}

function SubCategories({
  business,
  choices,
}: {
  business: BusinessProfile;
  choices: readonly CategoryChoice[];
}) {
  const links = useField({ name: 'sub_category_ids' });
  const held = business.sub_categories.map(({ id }) => id);
  if (choices.length === 0) return null;
  return (
    <FieldGroup links={links} label={<Trans>What you offer</Trans>}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {choices.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="sub_category_ids"
            value={String(id)}
            label={name}
            defaultChecked={held.includes(id)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Category and sub-categories; bookable trades stay in the category of their trade. */
export function CategoryFields({ business, categories, askedId }: CategoryFieldsProps) {
  const { t } = useLingui();
  const { outcome } = useFormScope();
  const tops = categories.filter(({ parentId }) => parentId === 0);
  const asked = tops.some(({ id }) => id === askedId) ? askedId : undefined;
  const typed = Number(outcome.values?.category_id) || undefined;
  const isFixed = business.module === 'booking';
  const [chosen, setChosen] = useState(typed ?? (isFixed ? undefined : asked) ?? business.category?.id);
  return (
    <>
      <input type="hidden" name="_categories" value="1" />
      {isFixed ? (
        <p className="text-[15px]">
          <span className="block text-sm font-semibold">
            <Trans>Category</Trans>
          </span>
          {business.category?.name}
        </p>
      ) : (
        <Select
          name="category_id"
          label={t`Category`}
          placeholder={t`Choose a category`}
          value={chosen === undefined ? '' : String(chosen)}
          options={tops.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => setChosen(Number(event.target.value) || undefined)}
        />
      )}
      <SubCategories
        key={chosen}
        business={business}
        choices={categories.filter(({ parentId }) => parentId !== 0 && parentId === chosen)}
      />
    </>
  );
}
