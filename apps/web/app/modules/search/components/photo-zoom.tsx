import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { pictureUrl } from '../../../lib/pictures.ts';
import { useModal } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Picture, stepOf } from '../gallery-step.ts';

interface PhotoZoomProps {
  pictures: readonly Picture[];
  at: number;
  isOpen: boolean;
  title: string;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** One picture as large as the window, over the page. */
export function PhotoZoom({ pictures, at, isOpen, title, onStep, onClose }: PhotoZoomProps) {
  const { t } = useLingui();
  const dialog = useModal(isOpen);
  const picture = pictures[at];
  return (
    <dialog
      ref={dialog}
      aria-label={t`Photos of ${title}`}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-[#0c0e14] p-0 text-white"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        const step = stepOf(event);
        if (step !== 0) onStep(step);
      }}
    >
      {isOpen && picture && (
        <img
          src={pictureUrl(picture.path, { w: 1600 })}
          alt={t`${title}, ${at + 1} of ${pictures.length}`}
          className="pointer-events-none size-full object-contain p-4 lg:px-20"
        />
      )}
      <p className="num absolute start-4 top-4 grid h-11 items-center text-sm font-semibold" role="status">
        {at + 1} / {pictures.length}
      </p>
      <IconButton
        icon={X}
        label={t`Close`}
        tone="floating"
        className="!absolute end-4 top-4"
        onClick={onClose}
      />
      {pictures.length > 1 && (
        <>
          <IconButton
            icon={ChevronLeft}
            label={t`Previous photo`}
            tone="floating"
            isDirectional
            className="!absolute start-4 top-1/2"
            onClick={() => onStep(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={t`Next photo`}
            tone="floating"
            isDirectional
            className="!absolute end-4 top-1/2"
            onClick={() => onStep(1)}
          />
        </>
      )}
    </dialog>
  );
}
