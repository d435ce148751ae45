import { Trans, useLingui } from '@lingui/react/macro';
import type { NeededPlace, Service, ServicePlace } from '@souk/contract/modules/appointments/services';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { useField } from '../../../ui/form-scope.tsx';
import { Select } from '../../../ui/select.tsx';
import { FormSection } from './form-section.tsx';

/** Somebody who works at the business. */
export interface Person {
  id: number;
  name: string;
}

function usePlaces() {
  const { t } = useLingui();
  const where: { value: ServicePlace; label: string }[] = [
    { value: 'business', label: t`At your business` },
    { value: 'customer', label: t`At the customer’s` },
    { value: 'online', label: t`Online` },
  ];
  const needed: { value: NeededPlace; label: string }[] = [
    { value: 'none', label: t`Nothing` },
    { value: 'room', label: t`A room` },
    { value: 'chair', label: t`A chair` },
    { value: 'table', label: t`A table` },
    { value: 'court', label: t`A court` },
    { value: 'venue', label: t`A venue` },
  ];
  return { where, needed };
}

/** Who can do it; nobody ticked means everybody. */
function PeopleFields({ people, chosen }: { people: readonly Person[]; chosen: readonly number[] }) {
  const links = useField({ name: 'people' });
  return (
    <FieldGroup
      links={links}
      label={<Trans>Who can do it</Trans>}
      hint={<Trans>Nobody ticked means everybody.</Trans>}
    >
      <input type="hidden" name="people" value="" />
      <div className="grid gap-x-6 sm:grid-cols-2">
        {people.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="people"
            value={String(id)}
            label={name}
            defaultChecked={chosen.includes(id)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Who does it, where, and what it occupies there. */
export function PeopleSection({ service, people }: { service: Service | null; people: readonly Person[] }) {
  const { t } = useLingui();
  const { where, needed } = usePlaces();
  return (
    <FormSection title={<Trans>People and place</Trans>} id="people">
      {people.length > 0 ? (
        <PeopleFields people={people} chosen={service?.people ?? []} />
      ) : (
        <p className="text-[15px] text-ink-2">
          <Trans>Everybody who works with you can do it.</Trans>
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          name="place"
          label={t`Where it is done`}
          options={where}
          defaultValue={service?.place ?? 'business'}
        />
        <Select
          name="needs_place"
          label={t`What it occupies at your business`}
          options={needed}
          defaultValue={service?.needs_place ?? 'none'}
        />
      </div>
    </FormSection>
  );
}
