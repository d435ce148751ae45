import { Trans, useLingui } from '@lingui/react/macro';
import { maxProductImages as maxPhotos } from '@souk/contract/modules/retail/image-rules';
import { useState } from 'react';
import { Frame } from '../../../../ui/frame.tsx';
import { Select } from '../../../../ui/select.tsx';
import { PhotoFields, type PhotoRefusal, type Photos, usePhotos } from '../../../media/index.ts';
import { type VariantFields, variantName } from '../../product-fields.ts';

const nothing = () => undefined;

export const useProductPhotos = (stored: readonly { id: number; path: string }[]): Photos =>
  usePhotos(stored, { uploadTo: '/post-ad/product-photos', onChange: nothing });

interface VariantPhotoProps {
  row: VariantFields;
  photos: Photos;
  value: string;
  onChoose: (id: string) => void;
}

function VariantPhoto({ row, photos, value, onChoose }: VariantPhotoProps) {
  const { t } = useLingui();
  const name = variantName(row);
  const sent = photos.uploads.filter(({ progress }) => progress === undefined);
  const shown = sent.find(({ id }) => id === value);
  return (
    <li className="flex items-center gap-3.5 py-2.5">
      <Frame src={(shown ?? sent[0])?.url} ratio="1:1" className="w-12 shrink-0 !rounded-md" />
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
      <Select
        name="variant_images[]"
        label={t`Photo of ${name}`}
        isLabelHidden
        className="w-40 sm:w-48"
        value={shown ? value : ''}
        onChange={(event) => onChoose(event.target.value)}
        options={[
          { value: '', label: t`The cover` },
          ...sent.map(({ id }, index) => ({ value: id, label: t`Photo ${index + 1}` })),
        ]}
      />
    </li>
  );
}

/** Which picture shows which variant; rows with the same first value take over a choice. */
function VariantPhotos({ variants, photos }: { variants: readonly VariantFields[]; photos: Photos }) {
  const [chosen, setChosen] = useState(() => variants.map(({ image_id }) => image_id));
  const choose = (index: number, id: string) => {
    const [first] = variants[index]?.values ?? [];
    setChosen(
      chosen.map((before, place) => {
        const isAlike = variants[place]?.values[0] === first && before === '';
        return place === index || isAlike ? id : before;
      }),
    );
  };
  return (
    <fieldset className="mt-10 min-w-0">
      <legend className="h-panel">
        <Trans>Photos of the variants</Trans>
      </legend>
      <p className="mt-1 text-sm text-ink-2">
        <Trans>Buyers see this photo first when they choose the variant.</Trans>
      </p>
      <ul className="mt-3 divide-y divide-line">
        {variants.map((row, index) => (
          <VariantPhoto
            key={variantName(row)}
            row={row}
            photos={photos}
            value={chosen[index] ?? ''}
            onChoose={(id) => choose(index, id)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface ProductPhotoFieldsProps {
  photos: Photos;
  variants: readonly VariantFields[];
  refused: readonly PhotoRefusal[];
  saveTo?: string | undefined;
}

/** The product's pictures in their order, and those of its variants. */
export function ProductPhotoFields({ photos, variants, refused, saveTo }: ProductPhotoFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <PhotoFields
        photos={photos}
        max={maxPhotos}
        fullWords={t`A product has room for ${maxPhotos} photos.`}
        refused={refused}
        {...(saveTo ? { saveTo } : {})}
      />
      {variants.length > 1 && photos.uploads.length > 0 && (
        <VariantPhotos variants={variants} photos={photos} />
      )}
    </>
  );
}
