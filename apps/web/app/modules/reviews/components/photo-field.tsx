import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { pictureUrl } from '../../../lib/pictures.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldGroup, FieldProblem } from '../../../ui/field.tsx';
import { useField } from '../../../ui/form-scope.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { reviewPhotoLimits, reviewPhotoRefusals } from '../photo-limits.ts';
import { usePhotos } from '../use-photos.ts';

const { maxCount, endings } = reviewPhotoLimits;

/** A photo that is on the review already; if ticked, it is removed when the form is saved. */
function KeptPhoto({ path, onDrop }: { path: string; onDrop: (isDropped: boolean) => void }) {
  const { t } = useLingui();
  return (
    <li className="w-24">
      <Frame src={pictureUrl(path, { w: 192, h: 192 })} alt={t`Photo of your review`} ratio="1:1" />
      <Checkbox
        name="drop_images"
        value={path}
        label={t`Remove`}
        onChange={(event) => onDrop(event.target.checked)}
      />
    </li>
  );
}

/** Up to five photos: existing ones, those just chosen, and a button for more. */
export function PhotoField({ kept }: { kept: readonly string[] }) {
  const { t, i18n } = useLingui();
  const [dropped, setDropped] = useState(0);
  const { input, photos, refused, add, remove } = usePhotos();
  const links = useField({ name: 'images', hint: t`Up to ${maxCount}; JPG, JPEG or PNG, 4 MB each` });
  const held = kept.length - dropped;
  const hasRoom = held + photos.length < maxCount;
  return (
    <FieldGroup
      links={links}
      label={<Trans>Photos (optional)</Trans>}
      hint={t`Up to ${maxCount}; JPG, JPEG or PNG, 4 MB each`}
    >
      <ul className="flex flex-wrap gap-3">
        {kept.map((path) => (
          <KeptPhoto key={path} path={path} onDrop={(is) => setDropped((before) => before + (is ? 1 : -1))} />
        ))}
        {photos.map((photo) => (
          <li key={photo.url} className="relative w-24">
            <Frame src={photo.url} alt={photo.file.name} ratio="1:1" />
            <IconButton
              icon={Trash2}
              size="sm"
              tone="floating"
              label={t`Remove ${photo.file.name}`}
              className="!absolute end-1.5 top-1.5"
              onClick={() => {
                remove(photo);
                input.current?.focus();
              }}
            />
          </li>
        ))}
        <li className={hasRoom ? 'w-24' : 'sr-only'}>
          <label className="grid aspect-square cursor-pointer place-content-center justify-items-center gap-1.5 rounded-lg border-2 border-dashed border-line-strong bg-surface p-2 text-center text-sm font-semibold transition-colors hover:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
            <input
              ref={input}
              type="file"
              name="images"
              multiple
              accept={endings.map((ending) => `.${ending}`).join(',')}
              aria-describedby={links.describedBy}
              className="sr-only"
              onChange={(event) => add([...(event.target.files ?? [])], held)}
            />
            <span className="text-brand-ink">
              <Icon of={ImagePlus} size={22} />
            </span>
            <Trans>Add photos</Trans>
          </label>
        </li>
      </ul>
      <div role="alert">
        {refused.map(({ name, reason }) => (
          <FieldProblem key={`${name}-${reason}`} id={undefined}>
            <bdi>{name}</bdi>: {i18n._(reviewPhotoRefusals[reason])}
          </FieldProblem>
        ))}
      </div>
    </FieldGroup>
  );
}
