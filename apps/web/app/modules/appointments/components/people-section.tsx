import { Trans, useLingui } from '@lingui/react/macro';
import type { NeededPlace, Service, ServicePlace } from '@souk/contract/modules/appointments/services';
import type { Resource } from '@souk/contract/modules/availability/resources';
import { Link } from 'react-router';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { useField } from '../../../ui/form-scope.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import { teamPath } from '../team-paths.ts';
import { FormSection } from './form-section.tsx';

/** Somebody or something of the business. */
export type TeamMember = Pick<Resource, 'id' | 'kind' | 'name'>;

/** What of a kind there is, in words: `A room: Blue room, Green room`. */
function usePlaces(team: readonly TeamMember[]) {
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
  const named = needed.map(({ value, label }) => {
    const names = team.filter(({ kind }) => kind === value).map(({ name }) => name);
    return { value, label: names.length > 0 ? `${label}: ${names.join(', ')}` : label };
  });
  return { where, needed: named };
}

/** Who can do it; nobody ticked means everybody. */
function PeopleFields({ people, chosen }: { people: readonly TeamMember[]; chosen: readonly number[] }) {
  const links = useField({ name: 'people' });
  return (
    <FieldGroup
      links={links}
      label={<Trans>Who can do it</Trans>}
      hint={<Trans>Nobody ticked means everybody.</Trans>}
    >
      <input type="hidden" name="people" value="" />
      {chosen.length > 0 && !people.some(({ id }) => chosen.includes(id)) && (
        <p className="rounded-md bg-warn-soft px-4 py-3 text-[15px]">
          <Trans>
            Nobody who did this works with you any more, so it cannot be booked. Choose who does it.
          </Trans>
        </p>
      )}
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
export function PeopleSection({ service, team }: { service: Service | null; team: readonly TeamMember[] }) {
  const { t } = useLingui();
  const { where, needed } = usePlaces(team);
  const people = team.filter(({ kind }) => kind === 'person');
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
      <p className="text-[15px]">
        <Link to={teamPath} className={linkClass}>
          <Trans>Add people, rooms and chairs to your team</Trans>
        </Link>
      </p>
    </FormSection>
  );
}
