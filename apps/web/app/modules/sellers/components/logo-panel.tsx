import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessProfile } from '@souk/contract/modules/sellers/profiles';
import type { SectionRefusal } from '../../identity/index.ts';
import { logoActs } from '../item-acts.ts';
import { PictureForm } from './picture-form.tsx';

interface LogoProps {
  business: BusinessProfile;
  refusal: SectionRefusal | undefined;
}

/** The logo of the business. */
export function Logo({ business, refusal }: LogoProps) {
  const { t } = useLingui();
  return (
    <PictureForm
      section="logo"
      page="/edit-business-Profile"
      refusal={refusal}
      saved={business.company_logo}
      owner={business.business_name}
      alt={t`Logo`}
      field={{ name: 'company_logo', label: t`New logo` }}
      save={<Trans>Save logo</Trans>}
      acts={logoActs}
      removed={t`your logo`}
    />
  );
}
