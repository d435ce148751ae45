import { Trans, useLingui } from '@lingui/react/macro';
import { listWishlist } from '@souk/contract/modules/favourites/favourites';
import { call } from '../../../lib/api.server.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import bag from '../../../ui/art/bag.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { WishlistGrid } from '../components/wishlist-grid.tsx';
import { WishlistRemoved } from '../components/wishlist-removed.tsx';
import { wishlistTabs } from '../wishlist-tabs.ts';
import type { Route } from './+types/wishlist.ts';

export const handle = { access: 'private', screen: 'Wishlist' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  const { searchParams } = new URL(args.request.url);
  const tab = wishlistTabs.find((name) => name === searchParams.get('tab')) ?? wishlistTabs[0];
  const query = { module_type: tab, page: searchParams.get('page') ?? 1, page_size: 12 };
  return { tab, items: await call(args, listWishlist, { query }) };
}

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { tab, items } = loaderData;
  const words = { classified: t`Classified` };
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Wishlist | Souk`}</title>
      <h1 className="h-page">
        <Trans>Wishlist</Trans>
      </h1>
      <div className="mt-6">
        <Tabs
          label={t`Wishlist by kind`}
          accent="ads"
          tabs={[
            ...wishlistTabs.map((name) => ({
              to: `/wishlist?tab=${name}`,
              label: words[name],
              isCurrent: name === tab,
              ...(name === tab ? { count: items.total } : {}),
            })),
            // Foods have lists of their own, with verdicts and filters.
            { to: '/see-all-products/my-favourites', label: t`Food`, isCurrent: false },
          ]}
        />
      </div>
      <WishlistRemoved />
      <div className="mt-6">
        {items.data.length === 0 ? (
          <EmptyState
            object={bag}
            palette="saffron"
            title={<Trans>Your wishlist is empty</Trans>}
            action={
              <ButtonLink to="/classifieds">
                <Trans>Look through the ads</Trans>
              </ButtonLink>
            }
          >
            <Trans>Press the heart on anything you like and it waits for you here.</Trans>
          </EmptyState>
        ) : (
          <WishlistGrid items={items.data} />
        )}
      </div>
      <div className="mt-8">
        <Pager current={items.current_page} last={items.last_page} />
      </div>
    </div>
  );
}
