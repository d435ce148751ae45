import { Trans, useLingui } from '@lingui/react/macro';
import { Scissors } from 'lucide-react';
import { pictureUrl } from '../../../lib/pictures.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { FileField, usePreview } from '../../sellers/index.ts';
import { FormSection } from './form-section.tsx';

/** One picture; a chosen one is shown before it is sent. */
export function PictureSection({ image }: { image: string | null }) {
  const { t } = useLingui();
  const [preview, show] = usePreview();
  return (
    <FormSection title={<Trans>Picture</Trans>} id="picture">
      <div className="flex flex-wrap items-start gap-5">
        <Frame
          src={preview ?? (image && pictureUrl(image, { w: 400, h: 300 }))}
          fallback={Scissors}
          className="w-40 shrink-0"
        />
        <div className="min-w-0 flex-1 basis-60">
          <FileField
            name="image"
            label={image ? t`Another picture` : t`Picture, optional`}
            kind="image"
            onChoose={show}
          />
          {image && <Checkbox name="remove_image" label={t`Remove the picture`} className="mt-1" />}
        </div>
      </div>
    </FormSection>
  );
}
