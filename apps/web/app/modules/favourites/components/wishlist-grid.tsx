import { Trans, useLingui } from '@lingui/react/macro';
import type { WishlistItem } from '@souk/contract/modules/favourites/favourites';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { CardGrid } from '../../../ui/card.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { ListingCard } from '../../search/index.ts';
import { GoneCard } from './gone-card.tsx';
import { RemoveHeart } from './remove-heart.tsx';

type Wished = Pick<WishlistItem, 'id' | 'kind' | 'module' | 'title'>;

/** Restores what was removed last. */
function Removed({ item, onUndo }: { item: Wished; onUndo: () => void }) {
  const fetcher = useFetcher();
  const { title } = item;
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center gap-3 rounded-lg bg-sunken p-4">
      <p className="min-w-0 flex-1 truncate">
        <Trans>
          <b className="font-semibold">{title}</b> was removed.
        </Trans>
      </p>
      <fetcher.Form method="post" action="/wishlist/toggle" onSubmit={onUndo}>
        <input type="hidden" name="item_id" value={item.id} />
        <input type="hidden" name="module_type" value={item.module} />
        <input type="hidden" name="kind" value={item.kind} />
        <input type="hidden" name="wish" value="on" />
        <SubmitButton fetcher={fetcher} tone="line" size="sm" icon={Undo2}>
          <Trans>Undo</Trans>
        </SubmitButton>
      </fetcher.Form>
    </div>
  );
}

interface WishlistGridProps {
  items: readonly WishlistItem[];
  /** Shown if there is nothing. */
  empty: ReactNode;
}

/** The wishlist as cards; unavailable items say so. */
export function WishlistGrid({ items, empty }: WishlistGridProps) {
  const { t } = useLingui();
  const [removed, setRemoved] = useState<Wished>();
  return (
    <>
      {removed && (
        <Removed key={`${removed.kind} ${removed.id}`} item={removed} onUndo={() => setRemoved(undefined)} />
      )}
      {items.length === 0 && empty}
      <section aria-label={t`On wishlists`} hidden={items.length === 0}>
        <CardGrid>
          {items.map((item) =>
            item.is_available ? (
              <div key={`${item.kind} ${item.id}`} className="relative">
                <ListingCard item={item} headingLevel={2} hasHeart={false} />
                <span className="absolute end-3 top-3 z-10">
                  <RemoveHeart item={item} onRemove={() => setRemoved(item)} />
                </span>
              </div>
            ) : (
              <GoneCard key={`${item.kind} ${item.id}`} item={item} />
            ),
          )}
        </CardGrid>
      </section>
    </>
  );
}
