import { Trans, useLingui } from '@lingui/react/macro';
import type { PortfolioFolder as Folder } from '@souk/contract/modules/sellers/portfolios';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { pictureSources, pictureUrl } from '../../../lib/pictures.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

function Large({ folder, at, onMove }: { folder: Folder; at: number; onMove: (at: number) => void }) {
  const { t } = useLingui();
  const { images, folder_name: name } = folder;
  const image = images[at];
  const [place, total] = [at + 1, images.length];
  if (!image) return null;
  return (
    <>
      <img
        src={pictureUrl(image.image, { w: 1280 })}
        alt={t`${name}, ${place} of ${total}`}
        className="mx-auto max-h-[65dvh] rounded-lg object-contain"
      />
      <div className="mt-4 flex items-center justify-center gap-4">
        <IconButton
          icon={ChevronLeft}
          label={t`Picture before`}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
          isDirectional
        />
        <span className="num text-sm text-ink-2" role="status">
          <Trans>
            {place} of {total}
          </Trans>
        </span>
        <IconButton
          icon={ChevronRight}
          label={t`Next picture`}
          disabled={place === total}
          onClick={() => onMove(at + 1)}
          isDirectional
        />
      </div>
    </>
  );
}

/** One folder of finished work; its pictures open large, without scripts each on its own. */
export function PortfolioFolder({ folder }: { folder: Folder }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number | null>(null);
  const { folder_name: name, description, images } = folder;
  const open = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setOpened(at);
  };
  return (
    <li>
      <h3 className="font-semibold">
        <bdi>{name}</bdi>
      </h3>
      {description && <p className="line-clamp-3 max-w-[65ch] text-[15px] text-ink-2">{description}</p>}
      {images.length > 0 && (
        <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4">
          {images.map(({ id, image }, at) => (
            <li key={id}>
              <a
                href={pictureUrl(image, { w: 1280 })}
                onClick={(event) => open(event, at)}
                aria-label={t`${name}, picture ${at + 1}`}
                aria-haspopup="dialog"
                className="block rounded-md"
              >
                <Frame {...pictureSources(image, { w: 320 })} ratio="1:1" className="!rounded-md" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Dialog isOpen={opened !== null} onClose={() => setOpened(null)} title={name} size="large">
        <Large folder={folder} at={opened ?? 0} onMove={setOpened} />
      </Dialog>
    </li>
  );
}
