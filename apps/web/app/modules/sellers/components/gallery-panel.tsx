import { Trans, useLingui } from '@lingui/react/macro';
import type { GalleryImage } from '@souk/contract/modules/sellers/gallery';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SectionForm, type SectionRefusal } from '../../identity/components/section-form.tsx';
import { EditDetails } from './edit-details.tsx';
import { FileField } from './file-field.tsx';
import { RemoveButton } from './remove-button.tsx';

interface GalleryProps {
  gallery: readonly GalleryImage[];
  refusal: SectionRefusal | undefined;
  action: string;
  back: string;
}

function Picture({
  image,
  refusal,
  back,
}: {
  image: GalleryImage;
  refusal: SectionRefusal | undefined;
  back: string;
}) {
  const { t } = useLingui();
  const section = `gallery/${image.id}`;
  const name = image.caption ?? t`picture ${image.position}`;
  return (
    <li className="min-w-0">
      <div className="relative">
        <Frame {...pictureSources(image.image, { w: 240, h: 240 })} ratio="1:1" alt={image.caption ?? ''} />
        <RemoveButton
          action={`/edit-business-Profile/${section}/delete`}
          name={name}
          back={back}
          tone="floating"
          className="absolute end-2 top-2 z-10"
        />
      </div>
      <p className="mt-1.5 truncate text-sm text-ink-2">{image.caption ?? <Trans>No caption</Trans>}</p>
      <EditDetails name={name} isOpen={refusal?.section === section}>
        <SectionForm
          section={section}
          action={`/edit-business-Profile/${section}`}
          refusal={refusal}
          tone="line"
          submit={<Trans>Save</Trans>}
        >
          <input type="hidden" name="_back" value={back} />
          <TextField name="caption" label={t`Caption`} defaultValue={image.caption ?? ''} />
        </SectionForm>
      </EditDetails>
    </li>
  );
}

/** Pictures of the business in the order customers see them. */
export function Gallery({ gallery, refusal, action, back }: GalleryProps) {
  const { t } = useLingui();
  return (
    <>
      {gallery.length > 0 && (
        <ul className="mb-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {gallery.map((image) => (
            <Picture key={image.id} image={image} refusal={refusal} back={back} />
          ))}
        </ul>
      )}
      <SectionForm
        key={gallery.length}
        section="gallery"
        action={action}
        refusal={refusal}
        hasFiles
        tone="line"
        submit={<Trans>Add pictures</Trans>}
      >
        <FileField name="images" label={t`Pictures`} kind="image" isMany />
        <TextField name="caption" label={t`Caption for all of them (optional)`} />
      </SectionForm>
    </>
  );
}
