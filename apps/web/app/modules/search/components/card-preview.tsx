import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Frame } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface CardPreviewProps {
  photos: readonly { url: string }[];
  ratio?: ComponentProps<typeof Frame>['ratio'];
  children: ReactNode;
}

/** The card of an item that is being written. */
export function CardPreview({ photos, ratio, children }: CardPreviewProps) {
  const { t } = useLingui();
  const [cover] = photos;
  return (
    <section aria-label={t`Preview`}>
      <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-ink-2">
        <Icon of={Eye} size={18} />
        <Trans>How buyers will see it</Trans>
      </p>
      <div className="panel p-4">
        <Frame src={cover?.url} {...(ratio ? { ratio } : {})} isFirst>
          {photos.length > 1 && (
            <span className="num absolute end-3 bottom-3 inline-flex h-6 items-center rounded-full bg-ink/85 px-2 text-xs font-semibold text-on-ink">
              1 / {photos.length}
            </span>
          )}
        </Frame>
        {children}
      </div>
    </section>
  );
}

/** The title of the card, or a placeholder. */
export function CardPreviewTitle({ title, className = '' }: { title: string; className?: string }) {
  return (
    <p className={`line-clamp-2 leading-snug font-medium wrap-anywhere ${className}`}>
      {title || (
        <span className="text-ink-3">
          <Trans>Your title</Trans>
        </span>
      )}
    </p>
  );
}
