import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { pictureUrl } from '../../../lib/pictures.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { SectionForm, type SectionRefusal } from '../../identity/components/section-form.tsx';
import { FileField, usePreview } from './file-field.tsx';
import { RemoveButton } from './remove-button.tsx';

interface LogoProps {
  business: BusinessProfile;
  refusal: SectionRefusal | undefined;
}

function LogoForm({ business, refusal }: LogoProps) {
  const { t } = useLingui();
  const [preview, show] = usePreview();
  const saved = business.company_logo && pictureUrl(business.company_logo, { w: 268, h: 268 });
  return (
    <div className="flex flex-wrap items-start gap-5">
      <Avatar name={business.business_name} src={preview ?? saved} size={134} alt={t`Logo`} />
      <div className="min-w-0 flex-1 basis-64">
        <SectionForm
          section="logo"
          action="/edit-business-Profile/logo"
          refusal={refusal}
          hasFiles
          submit={<Trans>Save logo</Trans>}
        >
          <FileField name="company_logo" label={t`New logo`} kind="image" onChoose={show} />
        </SectionForm>
        {business.company_logo && (
          <RemoveButton
            action="/edit-business-Profile/logo/remove"
            name={t`your logo`}
            back="/edit-business-Profile#logo"
            className="mt-3"
          >
            <Trans>Remove logo</Trans>
          </RemoveButton>
        )}
      </div>
    </div>
  );
}

/** The logo; the chosen one is shown before it is sent, and forgotten once another is saved or it is removed. */
export const Logo = (props: LogoProps) => <LogoForm key={props.business.company_logo} {...props} />;
