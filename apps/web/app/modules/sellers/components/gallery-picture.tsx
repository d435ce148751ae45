import { Trans, useLingui } from '@lingui/react/macro';
import type { GalleryImage } from '@souk/contract/modules/sellers/gallery';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FormEvent } from 'react';
import { pictureSources } from '../../../lib/pictures.ts';
import { dragOrder } from '../../../ui/drag-order.ts';
import { Frame } from '../../../ui/frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SectionForm, type SectionRefusal } from '../../identity/index.ts';
import { movePath } from '../gallery-order.ts';
import { galleryImageActs } from '../item-acts.ts';
import { EditDetails } from './edit-details.tsx';
import { RemoveButton } from './remove-button.tsx';

interface PictureProps {
  image: GalleryImage;
  /** Its present position, from 0. */
  index: number;
  total: number;
  refusal: SectionRefusal | undefined;
  back: string;
  onMove: (from: number, to: number) => void;
}

type ArrowsProps = Omit<PictureProps, 'refusal'> & { name: string };

/** Moves a picture one position; plain forms without scripts. */
function Arrows({ image, name, index, total, back, onMove }: ArrowsProps) {
  const { t } = useLingui();
  const ways = [
    { to: index - 1, icon: ArrowLeft, label: t`Move ${name} earlier` },
    { to: index + 1, icon: ArrowRight, label: t`Move ${name} later` },
  ];
  return (
    <span className="absolute start-2 bottom-2 z-10 flex gap-1">
      {ways.map(({ to, icon, label }, way) => {
        const isEnd = to < 0 || to >= total;
        const send = (event: FormEvent) => {
          event.preventDefault();
          if (!isEnd) onMove(index, to);
        };
        return (
          // Keyed by direction: a label changes with the caption, and a new element would lose the focus.
          <form
            key={way === 0 ? 'earlier' : 'later'}
            method="post"
            action={movePath(image.id)}
            onSubmit={send}
          >
            <input type="hidden" name="position" value={isEnd ? index + 1 : to + 1} />
            <input type="hidden" name="_back" value={back} />
            <IconButton
              icon={icon}
              type="submit"
              size="sm"
              tone="floating"
              isDirectional
              label={label}
              aria-disabled={isEnd}
            />
          </form>
        );
      })}
    </span>
  );
}

/** The picture itself: dragged onto another's place, moved by its arrows, removed by its bin. */
function Tile({ image, name, index, total, back, onMove }: ArrowsProps) {
  return (
    <div
      className={`relative ${total > 1 ? 'cursor-grab active:cursor-grabbing' : ''}`}
      {...dragOrder({ list: 'gallery', index, isDraggable: total > 1, onMove })}
    >
      <Frame {...pictureSources(image.image, { w: 240, h: 240 })} ratio="1:1" alt={image.caption ?? ''} />
      <RemoveButton
        of={galleryImageActs}
        row={{ id: image.id, name }}
        back={back}
        look="floating"
        className="absolute end-2 top-2 z-10"
      />
      {total > 1 && (
        <Arrows image={image} name={name} index={index} total={total} back={back} onMove={onMove} />
      )}
    </div>
  );
}

/** One picture of the gallery with its caption. */
export function GalleryPicture({ image, index, total, refusal, back, onMove }: PictureProps) {
  const { t } = useLingui();
  const place = index + 1;
  const name = image.caption ?? t`picture ${place}`;
  const section = `gallery/${image.id}`;
  return (
    <li className="min-w-0">
      <Tile image={image} name={name} index={index} total={total} back={back} onMove={onMove} />
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
