import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { pageHead } from '../../../lib/page-head.ts';
import { LandingHero } from '../../../shell/landing/landing-hero.tsx';
import sofa from '../../../ui/art/sofa.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChipLink } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { ListingStrip, useViewedByDevice } from '../../search/index.ts';
import { CategoryArcade } from '../components/category-arcade.tsx';
import { loadLanding } from '../load-landing.server.ts';
import type { Route } from './+types/landing.ts';

export const handle = {
  access: 'visitor-or-private',
  screen: 'ClassifiedsLanding',
  screens: ['GeneralLanding'],
  cache: 10,
};

const isGeneral = (pathname: string) => pathname.startsWith('/classifieds-general');

export const loader = (args: Route.LoaderArgs) =>
  loadLanding(args, isGeneral(args.url.pathname) ? 'general' : null);

export const meta: Route.MetaFunction = (args) =>
  pageHead(args, {
    title: isGeneral(args.location.pathname) ? msg`General classifieds` : msg`Classifieds`,
    description: msg`Buy and sell second-hand goods, cars, homes and jobs with people near you, in every suburb of Australia.`,
  });

function NoAds() {
  const { t } = useLingui();
  return (
    <div className="mt-14">
      <EmptyState
        title={t`No Classifieds found`}
        object={sofa}
        palette="saffron"
        action={
          <ButtonLink to="/post-ad">
            <Trans>Post an ad</Trans>
          </ButtonLink>
        }
      >
        <Trans>Ads of people near you appear here. Be the first to post one.</Trans>
      </EmptyState>
    </div>
  );
}

const viewedPath = '/classifieds/see-more/recently-viewed';
/** A visitor's row is loaded after the page, so it is placed below what is read first. */
const shownOfDevice = 4;

function Groups({ landing }: { landing: Route.ComponentProps['loaderData'] }) {
  const { mostRecent, topRated, recentlyViewed } = landing;
  const viewedByDevice = useViewedByDevice('classified');
  const newest = <Trans>New in classifieds</Trans>;
  const rated = <Trans>Top rated</Trans>;
  const viewed = <Trans>Recently viewed</Trans>;
  if (!mostRecent)
    return (
      <div className="mt-14">
        <ErrorNotice />
      </div>
    );
  if (mostRecent.length === 0) return <NoAds />;
  return (
    <>
      <ListingStrip title={viewed} items={recentlyViewed} to={viewedPath} />
      <ListingStrip title={newest} items={mostRecent} to="/classifieds/see-more/most-recent" />
      <ListingStrip title={viewed} items={viewedByDevice.slice(0, shownOfDevice)} to={viewedPath} />
      <ListingStrip title={rated} items={topRated} to="/classifieds/see-more/top-rated" />
    </>
  );
}

export default function ClassifiedsLanding({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { arches, others, popular } = loaderData;
  return (
    <div className="page pt-8 pb-14 lg:pt-14">
      <LandingHero
        title={
          isGeneral(pathname) ? (
            <Trans>Good things, used well.</Trans>
          ) : (
            <Trans>Buy and sell, close to home.</Trans>
          )
        }
        lead={<Trans>Second-hand finds, cars, homes and jobs from people near you.</Trans>}
        action="/classifieds/filter/all"
        popular={popular}
      />
      <CategoryArcade categories={arches} />
      <nav aria-label={t`More categories`} className="mt-8 flex flex-wrap gap-2 lg:justify-center">
        {others.map(({ id, name, slug }) => (
          <ChipLink key={id} to={`/classified-listing/${slug}`}>
            {name}
          </ChipLink>
        ))}
        <ChipLink to="/classifieds/filter/all?view=map">
          <Trans>All on the map</Trans>
        </ChipLink>
      </nav>
      <Groups landing={loaderData} />
    </div>
  );
}
