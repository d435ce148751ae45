import { Trans, useLingui } from '@lingui/react/macro';
import { maxBio, type PersonProfile } from '@souk/contract/modules/appointments/people';
import type { Resource } from '@souk/contract/modules/availability/resources';
import { UserRound } from 'lucide-react';
import { Form } from 'react-router';
import { pictureUrl } from '../../../../lib/pictures.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { FileField, usePreview } from '../../../sellers/index.ts';
import { FormSection } from '../form-section.tsx';

/** A picture of them; a chosen one is shown before it is sent. */
function Photo({ photo }: { photo: string | null }) {
  const { t } = useLingui();
  const [preview, show] = usePreview();
  return (
    <div className="flex flex-wrap items-start gap-5">
      <Frame
        src={preview ?? (photo && pictureUrl(photo, { w: 300, h: 300 }))}
        fallback={UserRound}
        className="w-28 shrink-0"
      />
      <div className="min-w-0 flex-1 basis-60">
        <FileField
          name="photo"
          label={photo ? t`Another picture` : t`Picture, optional`}
          kind="image"
          onChoose={show}
        />
        {photo && <Checkbox name="remove_photo" label={t`Remove the picture`} className="mt-1" />}
      </div>
    </div>
  );
}

/** What customers read of a person; they decide what of it they want to be known. */
function ProfileFields({ profile }: { profile: PersonProfile }) {
  const { t } = useLingui();
  return (
    <FormSection
      id="profile"
      title={<Trans>What customers read</Trans>}
      lead={<Trans>All of it is optional. Please ask them what they want to be shown.</Trans>}
    >
      <Photo photo={profile.photo} />
      <TextArea
        name="bio"
        label={t`About them`}
        defaultValue={profile.bio}
        maxLength={maxBio}
        counterMax={maxBio}
      />
      <TextField
        name="languages"
        label={t`Languages they speak`}
        hint={t`Separated by commas`}
        defaultValue={profile.languages.join(', ')}
      />
      <div>
        <input type="hidden" name="is_woman" value="" />
        <Checkbox
          name="is_woman"
          label={t`Is a woman, and customers may ask for a woman`}
          defaultChecked={profile.is_woman}
        />
      </div>
    </FormSection>
  );
}

interface MemberFormProps {
  member: Resource;
  profile: PersonProfile | null;
  problems: FormOutcome | undefined;
}

/** The name, and of a person what customers may know of them. */
export function MemberForm({ member, profile, problems }: MemberFormProps) {
  const { t } = useLingui();
  const labels = { name: t`Name`, bio: t`About them`, languages: t`Languages they speak`, photo: t`Picture` };
  return (
    <FormScope of={problems}>
      <FormProblem labels={labels} />
      <Form method="post" encType="multipart/form-data" noValidate className="grid gap-5">
        <FormSection id="name" title={<Trans>Name</Trans>}>
          <TextField
            name="name"
            label={t`Name`}
            defaultValue={member.name}
            maxLength={100}
            autoComplete="off"
          />
        </FormSection>
        {profile && <ProfileFields profile={profile} />}
        <div className="flex justify-end">
          <SubmitButton>
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
