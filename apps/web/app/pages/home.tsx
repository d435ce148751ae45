import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { headText, originOf, pageHead } from '../lib/page-head.ts';
import { findViewer } from '../lib/session.server.ts';
import { ListingStrip, useViewedByDevice } from '../modules/search/index.ts';
import { LandingHero } from '../shell/landing/landing-hero.tsx';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import type { Route } from './+types/home.ts';
import { loadDashboard } from './dashboard/dashboard.server.ts';
import { BannerRow } from './home/banner-row.tsx';
import { HomeArcade } from './home/home-arcade.tsx';
import { type HomePage, loadHomePage } from './home/home-page.server.ts';
import { PromoBlocks } from './home/promo-blocks.tsx';
import { ScannerBand } from './home/scanner-band.tsx';

/** Only sellers see it here: visitors need not fetch it. */
const DashboardBody = lazy(() =>
  import('./dashboard/dashboard-body.tsx').then((file) => ({ default: file.DashboardBody })),
);

export const handle = {
  access: 'visitor-or-private',
  screen: 'Home',
  screens: ['DefaultVendorDashboard', 'RetailDashboard', 'ProfileSetup'],
  cache: 60,
};

/** The market for visitors and private users; a business user's home is the setup or the dashboard (B-018). */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  if (!viewer || viewer.seller_type === 'private') return loadHomePage(args, viewer);
  if (viewer.profile_completed === 0) throw redirect('/profile-setup');
  return { kind: 'dashboard' as const, dashboard: await loadDashboard(args, viewer) };
}

export const meta: Route.MetaFunction = (args) => {
  const origin = originOf(args);
  const target = `${origin}/search?keyword={search_term_string}`;
  const description = msg`Second-hand finds, homes, cars, jobs and local shops from people near you, and a halal food scanner.`;
  const facts = {
    '@type': 'WebSite',
    name: 'Souk',
    url: `${origin}/`,
    potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' },
  };
  return [
    ...pageHead(args, { title: '', description, path: '/', facts }).slice(1),
    { title: headText(args.matches, msg`Souk: find it, book it, scan it`) },
  ];
};

const shownOfDevice = 8;

/** On phones each promise is on its own line. */
const HomeTitle = () => (
  <>
    <span className="block lg:inline">
      <Trans>Find it.</Trans>{' '}
    </span>
    <span className="block lg:inline">
      <Trans>Book it.</Trans>{' '}
    </span>
    <span className="block lg:inline">
      <Trans>Scan it.</Trans>
    </span>
  </>
);

function Market({ page }: { page: HomePage }) {
  const viewedByDevice = useViewedByDevice();
  return (
    <>
      <div className="page pt-8 lg:pt-16">
        <LandingHero
          size="home"
          title={<HomeTitle />}
          lead={<Trans>Second-hand finds, local shops and a halal food scanner, from people near you.</Trans>}
          action="/search"
          popular={page.popular}
        />
        <HomeArcade arches={page.arches} />
        <ListingStrip
          title={<Trans>New in classifieds</Trans>}
          lead={<Trans>Posted by people like you</Trans>}
          to="/classifieds"
          items={page.ads ?? []}
        />
        <ListingStrip
          title={<Trans>Recently viewed</Trans>}
          items={viewedByDevice.length > 0 ? viewedByDevice.slice(0, shownOfDevice) : page.recent}
        />
        <ListingStrip
          title={<Trans>New from local shops</Trans>}
          to="/retail/most-recent"
          items={page.goods}
        />
      </div>
      <ScannerBand band={page.band} />
      <BannerRow banners={page.banners} />
      <PromoBlocks />
    </>
  );
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'market' ? (
    <Market page={loaderData} />
  ) : (
    <Suspense fallback={<LoadingOverlay isOn />}>
      <DashboardBody dashboard={loaderData.dashboard} />
    </Suspense>
  );
}
