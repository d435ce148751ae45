import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodImage } from '@souk/contract/modules/scanner/products';
import { pictureSources, pictureUrl } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { packSideWords } from '../food-words.ts';

const fullWidth = 1600;

/** Photographs of the pack; each opens whole. */
export function PackPhotos({ images }: { images: readonly FoodImage[] }) {
  const { i18n } = useLingui();
  if (images.length < 2) return null;
  return (
    <section aria-labelledby="photos" className="mt-10">
      <h2 id="photos" className="h-sec">
        <Trans>Photos of the pack</Trans>
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {images.map(({ id, path, side }) => (
          <li key={id}>
            <a
              href={pictureUrl(path, { w: fullWidth })}
              className="block w-28 text-sm text-ink-2 hover:underline"
            >
              <Frame {...pictureSources(path, { w: 112, h: 112 })} ratio="1:1" className="!rounded-md" />
              <span className="mt-1 block">{i18n._(packSideWords[side])}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
