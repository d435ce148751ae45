import { Trans, useLingui } from '@lingui/react/macro';
import { listWishlist } from '@souk/contract/modules/favourites/favourites';
import { listFoodProducts } from '@souk/contract/modules/scanner/lists';
import { call } from '../../lib/api.server.ts';
import { requirePrivate } from '../../lib/session.server.ts';
import {
  WishlistGrid,
  WishlistRemoved,
  type WishlistTab,
  wishlistTabs,
} from '../../modules/favourites/index.ts';
import { Pager } from '../../ui/pager.tsx';
import type { Accent } from '../../ui/tabs.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Route } from './+types/page.ts';
import { FoodWishes } from './food-wishes.tsx';
import { NothingWished } from './nothing-wished.tsx';

export const handle = { access: 'private', screen: 'Wishlist' };

/** The wishlist's items of one kind; foods are favourites of the scanner (decision 020). */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  const { searchParams } = new URL(args.request.url);
  const tab = wishlistTabs.find((name) => name === searchParams.get('tab')) ?? wishlistTabs[0];
  const wanted = { page: searchParams.get('page') ?? 1, page_size: 12 };
  if (tab === 'food') {
    const body = { list_type: 'my-favourites' as const, ...wanted };
    return { tab, foods: await call(args, listFoodProducts, { body }), items: null };
  }
  const query = { module_type: tab, ...wanted };
  return { tab, foods: null, items: await call(args, listWishlist, { query }) };
}

const accents: Record<WishlistTab, Accent> = {
  classified: 'ads',
  retail: 'shop',
  booking: 'book',
  food: 'scan',
};

function WishlistTabs({ current, total }: { current: WishlistTab; total: number }) {
  const { t } = useLingui();
  const words: Record<WishlistTab, string> = {
    classified: t`Classified`,
    retail: t`Retail`,
    booking: t`Bookings`,
    food: t`Food`,
  };
  return (
    <Tabs
      label={t`Wishlist by kind`}
      accent={accents[current]}
      tabs={wishlistTabs.map((name) => ({
        to: `/wishlist?tab=${name}`,
        label: words[name],
        isCurrent: name === current,
        ...(name === current ? { count: total } : {}),
      }))}
    />
  );
}

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { tab, foods, items } = loaderData;
  const page = foods ?? items;
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Wishlist | Souk`}</title>
      <h1 className="h-page">
        <Trans>Wishlist</Trans>
      </h1>
      <div className="mt-6">
        <WishlistTabs current={tab} total={page.total} />
      </div>
      {items && <WishlistRemoved />}
      <div className="mt-6">
        {foods ? (
          <FoodWishes foods={foods.data} empty={<NothingWished tab={tab} />} />
        ) : (
          <WishlistGrid key={tab} items={items.data} empty={<NothingWished tab={tab} />} />
        )}
      </div>
      <div className="mt-8">
        <Pager current={page.current_page} last={page.last_page} />
      </div>
    </div>
  );
}
