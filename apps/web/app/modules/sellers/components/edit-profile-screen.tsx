import { Trans, useLingui } from '@lingui/react/macro';
import { AccountFrame, type SectionRefusal } from '../../identity/index.ts';
import type { EditProfileData } from '../edit-profile.server.ts';
import { ContactPanel, EmailPanel, MobilePanel } from './profile-contact-panels.tsx';
import {
  DetailsPanel,
  HomePanel,
  PicturePanel,
  PreferencesPanel,
  UsernamePanel,
} from './profile-person-panels.tsx';
import { SectionLayout } from './section-layout.tsx';

interface EditProfileScreenProps {
  found: EditProfileData;
  refusal: SectionRefusal | undefined;
}

/** The user's details in panels that are saved one by one. */
export function EditProfileScreen({
  found: { profile, business, timeZones },
  refusal,
}: EditProfileScreenProps) {
  const { t } = useLingui();
  const sections = [
    { id: 'picture', label: t`Picture` },
    { id: 'details', label: t`Personal details` },
    { id: 'username', label: t`Username` },
    { id: 'mobile', label: t`Mobile` },
    { id: 'email', label: t`E-mail` },
    { id: 'address', label: t`Address` },
    ...(business ? [{ id: 'contact', label: t`Business contact` }] : []),
    { id: 'preferences', label: t`Time zone and language` },
  ];
  const panel = { profile, refusal };
  return (
    <AccountFrame title={<Trans>Edit profile</Trans>} lead={<Trans>Each part is saved on its own.</Trans>}>
      <SectionLayout sections={sections}>
        <PicturePanel {...panel} />
        <DetailsPanel {...panel} />
        <UsernamePanel {...panel} />
        <MobilePanel {...panel} />
        <EmailPanel {...panel} />
        <HomePanel {...panel} />
        {business && <ContactPanel business={business} refusal={refusal} />}
        <PreferencesPanel {...panel} timeZones={timeZones} />
      </SectionLayout>
    </AccountFrame>
  );
}
