import { Trans, useLingui } from '@lingui/react/macro';
import type { GalleryImage } from '@souk/contract/modules/sellers/gallery';
import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { SectionForm, type SectionRefusal } from '../../identity/index.ts';
import { FileField } from './file-field.tsx';
import { GalleryPicture } from './gallery-picture.tsx';
import { useGalleryOrder } from './use-gallery-order.ts';

interface GalleryProps {
  gallery: readonly GalleryImage[];
  refusal: SectionRefusal | undefined;
  action: string;
  back: string;
}

function Pictures({ gallery, refusal, back }: Omit<GalleryProps, 'action'>) {
  const { t } = useLingui();
  const { shown, move } = useGalleryOrder(gallery, back);
  const [said, setSaid] = useState('');
  const moveAndSay = (from: number, to: number) => {
    const place = to + 1;
    const caption = shown[from]?.caption;
    setSaid(caption ? t`${caption} is now number ${place}` : t`The picture is now number ${place}`);
    move(from, to);
  };
  return (
    <>
      <ul className="mb-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {shown.map((image, index) => (
          <GalleryPicture
            key={image.id}
            image={image}
            index={index}
            total={shown.length}
            refusal={refusal}
            back={back}
            onMove={moveAndSay}
          />
        ))}
      </ul>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}

/** Pictures of the business in the order customers see them. */
export function Gallery({ gallery, refusal, action, back }: GalleryProps) {
  const { t } = useLingui();
  return (
    <>
      {gallery.length > 0 && <Pictures gallery={gallery} refusal={refusal} back={back} />}
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
