import { useLingui } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import type { FormEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useViewer } from '../../../lib/page-root.ts';
import { useLogin } from '../../../shell/login/login-context.tsx';
import { HeartButton } from '../../../ui/heart-button.tsx';

export type WishlistSubject = Pick<ListingItem, 'id' | 'kind' | 'module' | 'title' | 'is_wishlisted'>;

/** Adds a thing to the wishlist or removes it; visitors are asked to log in (B-037). */
export function WishlistHeart({ item }: { item: WishlistSubject }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const login = useLogin();
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  // Sellers have no wishlist (B-034).
  if (viewer && viewer.seller_type !== 'private') return null;

  const asked = fetcher.formData?.get('wish');
  const isSaved = asked === undefined || asked === null ? item.is_wishlisted : asked === 'on';
  const ask = (event: FormEvent<HTMLFormElement>) => {
    if (viewer) return;
    event.preventDefault();
    login.open();
  };
  const { title } = item;
  return (
    <fetcher.Form method="post" action="/wishlist/toggle" onSubmit={ask}>
      <input type="hidden" name="item_id" value={item.id} />
      <input type="hidden" name="module_type" value={item.module} />
      <input type="hidden" name="kind" value={item.kind} />
      <input type="hidden" name="wish" value={isSaved ? 'off' : 'on'} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <HeartButton isSaved={isSaved} label={t`Save ${title}`} />
    </fetcher.Form>
  );
}
