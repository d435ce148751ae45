import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, GripHorizontal, Trash2 } from 'lucide-react';
import { dragOrder } from './drag-order.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import type { Upload } from './upload-order.ts';

interface UploadTileProps {
  upload: Upload;
  index: number;
  total: number;
  isCover: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
}

function Progress({ percent }: { percent: number }) {
  return (
    <span className="absolute inset-0 z-10 grid place-items-center bg-surface/80">
      <span className="w-3/4 text-center">
        <span className="num block text-sm font-semibold">
          <Trans>Uploading {percent}%</Trans>
        </span>
        <ProgressBar value={percent} max={100} className="mt-2 w-full" />
      </span>
    </span>
  );
}

function Handles({ upload, index, total, onMove, onRemove }: Omit<UploadTileProps, 'isCover'>) {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        icon={Trash2}
        size="sm"
        tone="floating"
        label={t`Remove ${upload.name}`}
        className="!absolute end-2 top-2 z-10"
        onClick={() => onRemove(upload.id)}
      />
      <span
        className="pointer-events-none absolute start-2 bottom-2 grid size-9 place-items-center rounded-full bg-surface/95 shadow-sm group-focus-within:hidden group-hover:hidden max-lg:hidden"
        aria-hidden="true"
      >
        <Icon of={GripHorizontal} size={18} />
      </span>
      <span className="absolute start-2 bottom-2 z-10 flex gap-1 lg:opacity-0 lg:group-focus-within:opacity-100 lg:group-hover:opacity-100">
        <IconButton
          icon={ArrowLeft}
          size="sm"
          tone="floating"
          isDirectional
          label={t`Move ${upload.name} earlier`}
          aria-disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <IconButton
          icon={ArrowRight}
          size="sm"
          tone="floating"
          isDirectional
          label={t`Move ${upload.name} later`}
          aria-disabled={index === total - 1}
          onClick={() => onMove(index, index + 1)}
        />
      </span>
    </>
  );
}

/** One picture: its handle drags it, its arrows move it, its bin removes it. */
export function UploadTile({ upload, index, total, isCover, onMove, onRemove }: UploadTileProps) {
  const isBusy = upload.progress !== undefined;
  return (
    <li
      className={`frame group aspect-square ${isBusy ? '' : 'cursor-grab active:cursor-grabbing'} ${isCover ? 'col-span-2 row-span-2' : ''}`}
      {...dragOrder({ list: 'uploads', index, isDraggable: !isBusy, onMove })}
    >
      <img src={upload.url} alt={upload.name} draggable={false} />
      {isCover && !isBusy && (
        <span className="pill absolute start-3 top-3 inline-flex h-6 items-center rounded-full bg-ink px-2 text-xs font-semibold text-on-ink">
          <Trans>Cover</Trans>
        </span>
      )}
      {isBusy ? (
        <Progress percent={upload.progress ?? 0} />
      ) : (
        <Handles upload={upload} index={index} total={total} onMove={onMove} onRemove={onRemove} />
      )}
    </li>
  );
}
