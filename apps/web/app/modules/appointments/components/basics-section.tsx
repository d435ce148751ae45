import { Trans, useLingui } from '@lingui/react/macro';
import { foodCategories, mostPeople, type Service } from '@souk/contract/modules/appointments/services';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ServiceCategory } from '../service-page.server.ts';
import { FormSection } from './form-section.tsx';

interface BasicsSectionProps {
  service: Service | null;
  categories: readonly ServiceCategory[];
  /** The category that a new service starts with. */
  usual: ServiceCategory | undefined;
}

const nameMax = 120;
const descriptionMax = 3000;

/** What it is called, where it belongs and whether it can be booked. */
export function BasicsSection({ service, categories, usual }: BasicsSectionProps) {
  const { t } = useLingui();
  const kept = service && { id: service.category_id, name: service.category_name };
  const offered = categories.some(({ id }) => id === kept?.id) || !kept ? categories : [kept, ...categories];
  return (
    <FormSection title={<Trans>Basics</Trans>} id="basics">
      <TextField
        name="name"
        label={t`Name`}
        placeholder={t`Wash, cut and blow-dry`}
        defaultValue={service?.name ?? ''}
        counterMax={nameMax}
        autoComplete="off"
      />
      <Select
        name="category_id"
        label={t`Category`}
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={kept || usual ? undefined : t`Choose a category`}
        defaultValue={String(kept?.id ?? usual?.id ?? '')}
      />
      <TextArea
        name="description"
        label={t`Description, optional`}
        defaultValue={service?.description ?? ''}
        counterMax={descriptionMax}
        rows={3}
      />
      <TextField
        name="most_people"
        label={t`For how many people at most, optional`}
        hint={t`Customers look for venues and caterers by it, for example.`}
        type="number"
        inputMode="numeric"
        min={1}
        max={mostPeople}
        defaultValue={service?.most_people ?? ''}
      />
      {categories.some(({ slug }) => foodCategories.includes(slug)) && (
        <div>
          <input type="hidden" name="is_halal" value="" />
          <Checkbox
            name="is_halal"
            label={t`The food is halal`}
            hint={t`For caterers and cakes. Please say it only of what you can vouch for.`}
            defaultChecked={service?.is_halal ?? false}
          />
        </div>
      )}
      <div>
        <input type="hidden" name="is_active" value="" />
        <Checkbox
          name="is_active"
          label={t`Customers can book it`}
          defaultChecked={service?.is_active ?? true}
        />
      </div>
    </FormSection>
  );
}
