import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { MailWarning } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  NumberForm,
  Panel,
  PhoneFields,
  SectionForm,
  type SectionRefusal,
  trimTyped,
} from '../../identity/index.ts';
import type { ProfilePanelProps } from './profile-person-panels.tsx';

/** The mobile; another number counts once its code was typed in. */
export function MobilePanel({ profile, refusal }: ProfilePanelProps) {
  return (
    <Panel
      id="mobile"
      title={<Trans>Mobile</Trans>}
      lead={<Trans>We’ll send a one-time code to the number before we save it.</Trans>}
      aside={
        profile.phone &&
        (profile.phone_verified ? (
          <StatusPill status="confirmed">
            <Trans>Verified</Trans>
          </StatusPill>
        ) : (
          <StatusPill status="pending">
            <Trans>Not verified</Trans>
          </StatusPill>
        ))
      }
    >
      <NumberForm
        next="/editProfile#mobile"
        phone={profile.phone}
        countryCode={profile.countryCode}
        refusal={refusal}
      />
    </Panel>
  );
}

function WaitingAddress({ address }: { address: string }) {
  return (
    <p className="mb-4 flex gap-2.5 rounded-md bg-warn-soft p-3 text-[15px] text-ink">
      <Icon of={MailWarning} className="mt-0.5 text-warn" />
      <span className="min-w-0 break-words">
        <Trans>
          <b className="font-semibold">{address}</b> is waiting to be confirmed. Open the link that we emailed
          to it.
        </Trans>
      </span>
    </p>
  );
}

/** The e-mail of the login; it changes once the new one is confirmed. */
export function EmailPanel({ profile, refusal }: ProfilePanelProps) {
  const { t } = useLingui();
  return (
    <Panel
      id="email"
      title={<Trans>E-mail</Trans>}
      lead={
        <Trans>
          You log in with <bdi className="font-semibold text-ink">{profile.email}</bdi>.
        </Trans>
      }
    >
      {profile.new_email && <WaitingAddress address={profile.new_email} />}
      {profile.has_password ? (
        <SectionForm
          section="email"
          action="/editProfile/email"
          refusal={refusal}
          submit={<Trans>Send confirmation link</Trans>}
        >
          <TextField
            name="email"
            type="email"
            label={t`New email`}
            autoComplete="email"
            onChange={trimTyped}
          />
          <PasswordField name="password" label={t`Your password`} onChange={trimTyped} />
        </SectionForm>
      ) : (
        <p className="text-[15px] text-ink-2">
          <Trans>
            You sign in through another account. Set a password first: log out and ask for a reset link.
          </Trans>
        </p>
      )}
    </Panel>
  );
}

interface ContactPanelProps {
  business: BusinessProfile;
  refusal: SectionRefusal | undefined;
}

/** The contact person of the business. */
export function ContactPanel({ business, refusal }: ContactPanelProps) {
  const { t } = useLingui();
  return (
    <Panel
      id="contact"
      title={<Trans>Business contact</Trans>}
      lead={
        <Trans>
          Shown on the page of {business.business_name}.{' '}
          <TextLink to="/edit-business-Profile">Edit the business</TextLink>
        </Trans>
      }
    >
      <SectionForm
        section="contact"
        action="/editProfile/contact"
        refusal={refusal}
        submit={<Trans>Save contact</Trans>}
      >
        <TextField name="contact_name" label={t`Contact name`} defaultValue={business.contact_name ?? ''} />
        <PhoneFields
          codeName="countryCode"
          name="phone"
          label={t`Contact number`}
          countryCode={business.countryCode}
          phone={business.phone}
        />
      </SectionForm>
    </Panel>
  );
}
