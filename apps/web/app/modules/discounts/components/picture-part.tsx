import { Trans, useLingui } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { pictureUrl } from '../../../lib/pictures.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { FileField, usePreview } from '../../sellers/index.ts';
import { FormPart } from './form-part.tsx';

/** The picture, with the chosen one in place of what is known. */
export function PicturePart({ image }: { image: string | null }) {
  const { t } = useLingui();
  const [preview, show] = usePreview();
  return (
    <FormPart id="picture" title={<Trans>Picture</Trans>}>
      <div className="flex flex-wrap items-start gap-5">
        <Frame
          src={preview ?? (image && pictureUrl(image, { w: 400, h: 300 }))}
          fallback={Megaphone}
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
    </FormPart>
  );
}
