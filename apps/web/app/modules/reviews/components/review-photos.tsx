import { useLingui } from '@lingui/react/macro';
import { pictureSources, pictureUrl } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';

/** Photos of a review; each opens large. */
export function ReviewPhotos({ images }: { images: readonly string[] }) {
  const { t } = useLingui();
  if (images.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {images.map((path, index) => (
        <li key={path}>
          <a
            href={pictureUrl(path, { w: 1600 })}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Photo ${index + 1} of ${images.length}, opens in a new tab`}
            className="block w-20 rounded-md"
          >
            <Frame {...pictureSources(path, { w: 80, h: 80 })} ratio="1:1" className="!rounded-md" />
          </a>
        </li>
      ))}
    </ul>
  );
}
