import { useLingui } from '@lingui/react/macro';
import { lazy, type MouseEvent, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { pictureSources, pictureUrl } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { type Picture, stepOf } from '../gallery-step.ts';

const PhotoZoom = lazy(() => import('./photo-zoom.tsx').then((file) => ({ default: file.PhotoZoom })));

interface PhotoGalleryProps {
  pictures: readonly Picture[];
  title: string;
  badge?: ReactNode;
  heart?: ReactNode;
  ratio?: '4:3' | '1:1';
}

const counterLook =
  'num pointer-events-none absolute end-3 bottom-3 rounded-sm bg-[#151822]/80 px-2 py-1 text-xs font-semibold text-white';

function useGallery(length: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const go = (index: number) => {
    const next = (index + length) % length;
    setAt(next);
    const list = strip.current;
    const child = list?.children[next];
    if (list && child instanceof HTMLElement) list.scrollTo({ left: child.offsetLeft });
  };
  const follow = () => {
    const list = strip.current;
    if (!list || list.clientWidth === 0) return;
    setAt(Math.min(length - 1, Math.round(Math.abs(list.scrollLeft) / list.clientWidth)));
  };
  return { strip, at, go, follow };
}

interface ThumbsProps {
  pictures: readonly Picture[];
  title: string;
  at: number;
  onPick: (index: number) => void;
}

function Thumbs({ pictures, title, at, onPick }: ThumbsProps) {
  const { t } = useLingui();
  return (
    <ul className="no-bar hidden max-h-[560px] space-y-3 overflow-y-auto p-1 lg:block">
      {pictures.map(({ id, path }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t`Photo ${index + 1} of ${title}`}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onPick(index)}
            className="btn block w-full rounded-md aria-[current=true]:outline-2 aria-[current=true]:outline-offset-2 aria-[current=true]:outline-ink focus-visible:!outline-3 focus-visible:!outline-brand"
          >
            <Frame {...pictureSources(path, { w: 84, h: 84 })} ratio="1:1" className="!rounded-md" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface StripProps {
  pictures: readonly Picture[];
  title: string;
  list: RefObject<HTMLUListElement | null>;
  onScroll: () => void;
  onStep: (step: number) => void;
  onEnlarge: (event: MouseEvent, index: number) => void;
  ratio: '4:3' | '1:1';
}

/** The photos side by side, one in sight. */
function Strip({ pictures, title, list, onScroll, onStep, onEnlarge, ratio }: StripProps) {
  const { t } = useLingui();
  return (
    <ul
      ref={list}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: -- a strip that scrolls must be reachable by keys
      tabIndex={0}
      aria-label={t`Photos`}
      onKeyDown={(event) => {
        const step = stepOf(event);
        if (step === 0) return;
        event.preventDefault();
        onStep(step);
      }}
      className="no-bar flex snap-x snap-mandatory overflow-x-auto lg:rounded-xl"
    >
      {pictures.map(({ id, path }, index) => (
        <li key={id} className="w-full shrink-0 snap-center">
          <a
            href={pictureUrl(path, { w: 1600 })}
            aria-label={t`Enlarge photo ${index + 1} of ${title}`}
            onClick={(event) => onEnlarge(event, index)}
            className="block cursor-zoom-in focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-brand"
          >
            <Frame
              {...pictureSources(path, { w: 820, h: ratio === '1:1' ? 820 : 615 })}
              ratio={ratio}
              isFirst={index === 0}
              className="!rounded-none lg:!rounded-xl"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The photos of a thing: swiped on phones, picked from thumbnails on desktops, and each opens large. */
export function PhotoGallery({ pictures, title, badge, heart, ratio = '4:3' }: PhotoGalleryProps) {
  const { t } = useLingui();
  const { strip, at, go, follow } = useGallery(pictures.length);
  /** Undefined until a photo is enlarged for the first time, which loads the component. */
  const [isZoomed, setZoomed] = useState<boolean>();
  const zoom = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(index);
    setZoomed(true);
  };
  const hasMany = pictures.length > 1;
  if (pictures.length === 0) return <Frame ratio={ratio} className="max-lg:!rounded-none" />;
  return (
    <section
      aria-label={t`Photos`}
      className={hasMany ? 'lg:grid lg:grid-cols-[84px_minmax(0,1fr)] lg:gap-4' : ''}
    >
      {hasMany && <Thumbs pictures={pictures} title={title} at={at} onPick={go} />}
      <div className="relative min-w-0">
        <Strip
          pictures={pictures}
          title={title}
          ratio={ratio}
          list={strip}
          onScroll={follow}
          onStep={(step) => go(at + step)}
          onEnlarge={zoom}
        />
        {badge && <span className="absolute start-3 top-3">{badge}</span>}
        {heart && <span className="absolute end-3 top-3">{heart}</span>}
        <p className={counterLook}>
          <bdi dir="ltr">
            {at + 1} / {pictures.length}
          </bdi>
        </p>
      </div>
      {isZoomed !== undefined && (
        <Suspense>
          <PhotoZoom
            pictures={pictures}
            at={at}
            isOpen={isZoomed}
            title={title}
            onStep={(step) => go(at + step)}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
