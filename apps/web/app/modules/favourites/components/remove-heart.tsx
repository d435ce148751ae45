import { useLingui } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import { useFetcher } from 'react-router';
import { HeartButton } from '../../../ui/heart-button.tsx';

interface RemoveHeartProps {
  item: Pick<ListingItem, 'id' | 'kind' | 'module' | 'title'>;
  onRemove: () => void;
}

/** Takes an item off the wishlist; without scripts the next page offers an undo. */
export function RemoveHeart({ item, onRemove }: RemoveHeartProps) {
  const { t } = useLingui();
  const fetcher = useFetcher();
  const { title } = item;
  const back = new URLSearchParams({ removed: String(item.id), kind: item.kind, title });
  return (
    <fetcher.Form method="post" action="/wishlist/toggle" onSubmit={onRemove}>
      <input type="hidden" name="item_id" value={item.id} />
      <input type="hidden" name="module_type" value={item.module} />
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="wish" value="off" />
      <input type="hidden" name="back" value={`/wishlist?${back}`} />
      <HeartButton isSaved={fetcher.state === 'idle'} label={t`Save ${title}`} />
    </fetcher.Form>
  );
}
