import { useLingui } from '@lingui/react/macro';
import { pictureSources, pictureUrl } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';

interface PreviewGalleryProps {
  title: string;
  images: readonly { id: number; path: string }[];
  /** Photos of food packs are upright. */
  ratio?: '4:3' | '1:1';
}

/** The cover, and the other pictures below it. */
export function PreviewGallery({ title, images, ratio = '4:3' }: PreviewGalleryProps) {
  const { t } = useLingui();
  const [cover, ...rest] = images;
  return (
    <div className="space-y-2">
      <Frame
        {...pictureSources(cover?.path, { w: 560, h: ratio === '1:1' ? 560 : 420 })}
        alt={t`Cover of ${title}`}
        ratio={ratio}
        isFirst
      />
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
