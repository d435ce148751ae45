import { Trans } from '@lingui/react/macro';
import type { ReviewItem } from '@souk/contract/modules/reviews/reviews';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';

/** The reviewed thing: its picture, its name and a line below. */
export function ItemLine({ item, children }: { item: ReviewItem; children?: ReactNode }) {
  const title = item.title || <Trans>No longer available</Trans>;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Frame
        {...pictureSources(item.image, { w: 56, h: 56 })}
        ratio="1:1"
        fallback={Star}
        className="w-14 shrink-0 !rounded-md"
      />
      <div className="min-w-0">
        <p className="truncate font-medium">
          {item.path ? (
            <Link to={item.path} className="hover:underline">
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </p>
        {children && <p className="text-sm text-ink-3">{children}</p>}
      </div>
    </div>
  );
}
