import { useLingui } from '@lingui/react/macro';
import { pictureSources, pictureUrl } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';

interface PreviewGalleryProps {
  title: string;
  images: readonly { id: number; path: string }[];
}

/** The cover, and the other pictures below it. */
export function PreviewGallery({ title, images }: PreviewGalleryProps) {
  const { t } = useLingui();
  const [cover, ...rest] = images;
  return (
    <div className="space-y-2">
      <Frame {...pictureSources(cover?.path, { w: 560, h: 420 })} alt={t`Cover of ${title}`} isFirst />
      {rest.length > 0 && (
        <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">
          {rest.map(({ id, path }, index) => (
            <li key={id}>
              <a href={pictureUrl(path, { w: 1600 })} aria-label={t`Picture ${index + 2} in full size`}>
                <Frame {...pictureSources(path, { w: 120, h: 120 })} ratio="1:1" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
