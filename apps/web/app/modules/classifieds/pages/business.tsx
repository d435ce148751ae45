import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SellerType } from '@souk/contract/shared/seller-types';
import { data, redirect } from 'react-router';
import { pageHead } from '../../../lib/page-head.ts';
import { pictureUrl } from '../../../lib/pictures.ts';
import { visitorPrivateOrOwner } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import basket from '../../../ui/art/basket.svg';
import { Avatar } from '../../../ui/avatar.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { callQuery, ListingCard, readFilters } from '../../search/index.ts';
import { BusinessContact, BusinessGallery, OpeningHours } from '../components/business-facts.tsx';
import { type BusinessWithAds, businessModule, loadBusiness } from '../find-business.server.ts';
import type { Route } from './+types/business.ts';

export const handle = { access: 'visitor-or-private', screen: 'BusinessDetail', cache: 10 };

/** A business under its seller type; the spelling with a hyphen opens the same page. */
export async function loader(args: Route.LoaderArgs): Promise<BusinessWithAds> {
  const { sellerType, slug } = args.params;
  const type = SellerType.safeParse(sellerType);
  if (!type.success || type.data === 'private') throw data(null, { status: 404 });
  const filters = readFilters(args.url.searchParams);
  const found = await loadBusiness(args, {
    module: businessModule(type.data),
    slug,
    query: callQuery({ page: filters.page, attributes: {} }),
  });
  await visitorPrivateOrOwner(args, found.business.user_id);
  const own = found.business?.seller_type;
  if (own && own !== type.data) throw redirect(`/business-detail/${own}/${slug}`, 301);
  return found;
}

export const meta: Route.MetaFunction = (args) => {
  const business = args.loaderData?.business;
  if (!business) return pageHead(args, { title: msg`Business`, isHidden: true });
  const place = business.address?.location;
  return pageHead(args, {
    title: [business.business_name, place].filter(Boolean).join(', '),
    description: business.description?.slice(0, 155) ?? msg`${business.business_name} on Souk.`,
    facts: {
      '@type': 'LocalBusiness',
      name: business.business_name,
      ...(place ? { address: place } : {}),
      ...(business.website ? { url: business.website } : {}),
    },
  });
};

function Profile({ business }: { business: NonNullable<BusinessWithAds['business']> }) {
  const { shortMonthDate } = useDates();
  const since = shortMonthDate(business.created_at);
  const { company_logo: logo, category } = business;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <Avatar name={business.business_name} src={logo && pictureUrl(logo, { w: 134, h: 134 })} size={64} />
        <div className="min-w-0">
          <h1 className="h-page break-words" tabIndex={-1}>
            {business.business_name}
          </h1>
          <p className="text-ink-2">{[category?.name, business.address?.city].filter(Boolean).join(' · ')}</p>
          <p className="text-sm text-ink-3">
            <Trans>On Souk since {since}</Trans>
          </p>
        </div>
      </div>
      <div className="mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-12">
        <div className="min-w-0">
          {business.description && (
            <p className="max-w-[65ch] leading-relaxed break-words whitespace-pre-line">
              {business.description}
            </p>
          )}
          <BusinessGallery business={business} />
        </div>
        <aside className="panel p-5 max-lg:mt-8">
          <BusinessContact business={business} />
          <OpeningHours business={business} />
        </aside>
      </div>
    </>
  );
}

export default function BusinessDetail({ loaderData: { business, ads }, params }: Route.ComponentProps) {
  const { t } = useLingui();
  const name = business?.business_name ?? params.slug.replaceAll('-', ' ');
  return (
    <div className="page pt-5 pb-14">
      <Breadcrumbs
        crumbs={[{ label: t`Home`, to: '/' }, { label: t`Classifieds`, to: '/classifieds' }, { label: name }]}
      />
      {business ? (
        <Profile business={business} />
      ) : (
        <h1 className="h-page mt-4 first-letter:uppercase">{name}</h1>
      )}
      <section className="mt-14">
        <h2 className="h-sec mb-5">
          <Trans>Ads of this business</Trans>
        </h2>
        {ads.data.length > 0 ? (
          <>
            <CardGrid>
              {ads.data.map((item) => (
                <ListingCard key={`${item.kind}-${item.id}`} item={item} />
              ))}
            </CardGrid>
            <div className="mt-10">
              <Pager current={ads.current_page} last={ads.last_page} />
            </div>
          </>
        ) : (
          <EmptyState
            headingLevel={3}
            title={t`No Classifieds found`}
            object={basket}
            palette="saffron"
            action={
              <ButtonLink to="/classifieds">
                <Trans>Browse all classifieds</Trans>
              </ButtonLink>
            }
          >
            <Trans>This business has nothing for sale right now.</Trans>
          </EmptyState>
        )}
      </section>
    </div>
  );
}
