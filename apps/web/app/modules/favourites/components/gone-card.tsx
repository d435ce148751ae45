import { Trans, useLingui } from '@lingui/react/macro';
import type { GoneItem } from '@souk/contract/modules/favourites/favourites';
import { CircleOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useFetcher } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

const words: Record<GoneItem['gone_because'], ReactNode> = {
  sold: <Trans>Sold</Trans>,
  expired: <Trans>Expired</Trans>,
  deleted: <Trans>Deleted by the seller</Trans>,
  withdrawn: <Trans>Not available</Trans>,
};

function RemoveForm({ item }: { item: GoneItem }) {
  const { t } = useLingui();
  const fetcher = useFetcher();
  const { title } = item;
  return (
    <fetcher.Form method="post" action="/wishlist/toggle" className="relative z-10 mt-2.5">
      <input type="hidden" name="item_id" value={item.id} />
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="wish" value="off" />
      <input type="hidden" name="back" value="/wishlist" />
      <SubmitButton
        fetcher={fetcher}
        tone="line"
        size="sm"
        icon={Trash2}
        aria-label={title ? t`Remove ${title}` : t`Remove`}
      >
        <Trans>Remove</Trans>
      </SubmitButton>
    </fetcher.Form>
  );
}

/** An item that is no longer available: what is left of it, why, and a button to remove it. */
export function GoneCard({ item }: { item: GoneItem }) {
  const { path } = item;
  const title = item.title || <Trans>No longer available</Trans>;
  return (
    <article className="flex min-w-0 flex-col">
      <div className="relative">
        <Frame
          {...pictureSources(item.image, { w: 400 })}
          fallback={CircleOff}
          className="opacity-60 grayscale"
        />
        <span className="pill absolute start-3 top-3 inline-flex h-6 items-center rounded-full bg-mute-soft px-2 text-xs font-semibold whitespace-nowrap text-mute">
          {words[item.gone_because]}
        </span>
      </div>
      <h2 className="mt-3 line-clamp-2 leading-snug font-medium text-ink-2">
        {path ? (
          <Link to={path} className="hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <RemoveForm item={item} />
    </article>
  );
}
