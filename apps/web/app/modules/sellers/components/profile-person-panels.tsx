import { Trans, useLingui } from '@lingui/react/macro';
import type { UserProfile } from '@souk/contract/modules/identity/profiles';
import { offeredLanguages } from '@souk/contract/shared/languages';
import { useNow, usePageRoot } from '../../../lib/page-root.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Panel, SectionForm, type SectionRefusal } from '../../identity/index.ts';
import { PlaceField } from '../../locations/index.ts';
import { pictureActs } from '../item-acts.ts';
import { timeZoneOptions } from '../time-zones.ts';
import { PictureForm } from './picture-form.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

export interface ProfilePanelProps {
  profile: UserProfile;
  refusal: SectionRefusal | undefined;
}

const sectionPath = (section: string) => `/editProfile/${section}`;

/** The user's picture. */
export function PicturePanel({ profile, refusal }: ProfilePanelProps) {
  const { t } = useLingui();
  return (
    <Panel id="picture" title={<Trans>Picture</Trans>}>
      <PictureForm
        section="picture"
        page="/editProfile"
        refusal={refusal}
        saved={profile.image}
        owner={profile.name}
        alt={t`Your picture`}
        field={{ name: 'image', label: t`New picture` }}
        save={<Trans>Save picture</Trans>}
        acts={pictureActs}
        removed={t`your picture`}
      />
    </Panel>
  );
}

/** Name and what else describes the person. */
export function DetailsPanel({ profile, refusal }: ProfilePanelProps) {
  const { t } = useLingui();
  const today = useDates().isoDay(useNow());
  return (
    <Panel
      id="details"
      title={<Trans>Personal details</Trans>}
      lead={<Trans>Birth date, gender and nationality are never shown to others.</Trans>}
    >
      <SectionForm
        section="details"
        action={sectionPath('details')}
        refusal={refusal}
        submit={<Trans>Save details</Trans>}
      >
        <TextField name="name" label={t`Name`} autoComplete="name" defaultValue={profile.name} />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            name="dob"
            label={t`Birth date`}
            autoComplete="bday"
            min="1900-01-01"
            max={today}
            defaultValue={profile.dob ?? ''}
          />
          <TextField name="gender" label={t`Gender`} autoComplete="sex" defaultValue={profile.gender ?? ''} />
        </div>
        <TextField name="nationality" label={t`Nationality`} defaultValue={profile.nationality ?? ''} />
      </SectionForm>
    </Panel>
  );
}

/** The username, by which others may know the user. */
export function UsernamePanel({ profile, refusal }: ProfilePanelProps) {
  const { t } = useLingui();
  return (
    <Panel id="username" title={<Trans>Username</Trans>}>
      <SectionForm
        section="username"
        action={sectionPath('username')}
        refusal={refusal}
        submit={<Trans>Save username</Trans>}
      >
        <TextField
          name="username"
          label={t`Username`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          counterMax={16}
          hint={t`Letters, digits, dots, hyphens and underscores.`}
          defaultValue={profile.username ?? ''}
        />
      </SectionForm>
    </Panel>
  );
}

/** The user's place, from which searches nearby start. */
export function HomePanel({ profile, refusal }: ProfilePanelProps) {
  const { t } = useLingui();
  return (
    <Panel
      id="address"
      title={<Trans>Address</Trans>}
      lead={<Trans>The suburb where you live or work.</Trans>}
    >
      <SectionForm
        section="address"
        action={sectionPath('address')}
        refusal={refusal}
        submit={<Trans>Save address</Trans>}
      >
        <PlaceField name="address" label={t`Suburb`} place={profile.address} />
      </SectionForm>
    </Panel>
  );
}

/** Time zone and language of the account. */
export function PreferencesPanel({
  profile,
  refusal,
  timeZones,
}: ProfilePanelProps & { timeZones: readonly string[] }) {
  const { t } = useLingui();
  const offered = offeredLanguages(usePageRoot()?.isProduction ?? true);
  const languages = offered.map(({ tag, name }) => ({ value: tag, label: name }));
  return (
    <Panel id="preferences" title={<Trans>Time zone and language</Trans>}>
      <SectionForm
        section="preferences"
        action={sectionPath('preferences')}
        refusal={refusal}
        submit={<Trans>Save preferences</Trans>}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TimeZoneField chosen={profile.display_time_zone} zones={timeZones} />
          <Select name="language" label={t`Language`} options={languages} defaultValue={profile.language} />
          {profile.seller_type !== 'private' && (
            <Select
              name="time_zone"
              label={t`Time zone of your business`}
              hint={t`It is used for opening hours, deals and invoices.`}
              options={timeZoneOptions(profile.time_zone)}
              defaultValue={profile.time_zone}
            />
          )}
        </div>
      </SectionForm>
    </Panel>
  );
}
