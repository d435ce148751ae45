import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getShop, listShopProducts } from '@souk/contract/modules/retail/product-lists';
import { call } from '../../lib/api.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { visitorPrivateOrOwner } from '../../lib/session.server.ts';
import { ReaderProfileContext } from '../../modules/food/index.ts';
import { basket, Comparing, ShopHead, ShopSearch } from '../../modules/retail/index.ts';
import { loadProfile } from '../../modules/scanner/index.server.ts';
import { callQuery, ListingCard, readFilters } from '../../modules/search/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { Route } from './+types/shop.ts';

export const handle = { access: 'visitor-or-private', screen: 'ShopPage', cache: 10 };

/** A shop with its products, searched and sorted within it. */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const params = { slug: args.params.slug };
  const categoryId = searchParams.get('category_id') || undefined;
  const filters = readFilters(searchParams);
  const query = { ...callQuery(filters), ...(categoryId ? { category_id: categoryId } : {}) };
  const [shop, page, profile] = await Promise.all([
    call(args, getShop, { params }),
    call(args, listShopProducts, { params, query }),
    loadProfile(args),
  ]);
  await visitorPrivateOrOwner(args, shop.id);
  return { shop, page, profile, filters, categoryId: Number(categoryId) || null };
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return pageHead(args, { title: msg`Shop`, isHidden: true });
  const { shop } = loaderData;
  const hasRating = shop.rating_count > 0;
  return pageHead(args, {
    title: [shop.name, shop.suburb].filter(Boolean).join(', '),
    description: msg`${shop.name} on Souk: ${shop.products_count} products, delivered or to pick up.`,
    facts: {
      '@type': 'Store',
      name: shop.name,
      ...(shop.suburb ? { address: shop.suburb } : {}),
      ...(hasRating
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: Number(shop.rating.toFixed(1)),
              reviewCount: shop.rating_count,
            },
          }
        : {}),
    },
  });
};

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { shop, page } = loaderData;
  return (
    <Comparing>
      <div className="page pt-5 pb-14">
        <Breadcrumbs
          crumbs={[{ label: t`Home`, to: '/' }, { label: t`Retail`, to: '/retail' }, { label: shop.name }]}
        />
        <ShopHead shop={shop} />
        <ShopSearch {...loaderData} />
        {page.data.length > 0 ? (
          <>
            <ReaderProfileContext value={loaderData.profile}>
              <CardGrid>
                {page.data.map((item, index) => (
                  <ListingCard key={item.id} item={item} headingLevel={2} isFirst={index < 4} />
                ))}
              </CardGrid>
            </ReaderProfileContext>
            <div className="mt-10">
              <Pager current={page.current_page} last={page.last_page} />
            </div>
          </>
        ) : (
          <EmptyState
            title={t`Items not found`}
            object={basket}
            palette="rose"
            action={
              <ButtonLink to={`/shop/${shop.slug}`} tone="line">
                <Trans>See everything of this shop</Trans>
              </ButtonLink>
            }
          >
            <Trans>Try other words, or browse everything the shop has.</Trans>
          </EmptyState>
        )}
      </div>
    </Comparing>
  );
}
