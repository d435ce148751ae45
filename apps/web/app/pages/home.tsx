import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { originOf, pageHead } from '../lib/page-head.ts';
import { findViewer } from '../lib/session.server.ts';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import type { Route } from './+types/home.ts';
import { loadDashboard } from './dashboard/dashboard.server.ts';
import { Arcade } from './home/arcade.tsx';
import { BannerRow } from './home/banner-row.tsx';
import { Hero } from './home/hero.tsx';
import { type HomePage, loadHomePage } from './home/home-page.server.ts';
import { PromoBlocks } from './home/promo-blocks.tsx';
import { Strip } from './home/strip.tsx';

/** Only sellers see it here: visitors need not fetch it. */
const DashboardBody = lazy(() =>
  import('./dashboard/dashboard-body.tsx').then((file) => ({ default: file.DashboardBody })),
);

export const handle = {
  access: 'visitor-or-private',
  screen: 'Home',
  screens: ['DefaultVendorDashboard', 'ProfileSetup'],
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
  const description =
    'Second-hand finds, homes, cars and jobs from people near you, in every suburb of Australia.';
  const facts = {
    '@type': 'WebSite',
    name: 'Souk',
    url: `${origin}/`,
    potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' },
  };
  return [
    ...pageHead(args, { title: '', description, path: '/', facts }).slice(1),
    { title: 'Souk: find it, book it, scan it' },
  ];
};

function Market({ page }: { page: HomePage }) {
  return (
    <>
      <section className="page pt-8 lg:pt-16">
        <Hero popular={page.popular} />
        <Arcade arches={page.arches} />
      </section>
      <Strip
        id="new"
        title={<Trans>New in classifieds</Trans>}
        lead={<Trans>Posted by people like you</Trans>}
        to="/classifieds"
        items={page.ads ?? []}
      />
      <Strip id="recent" title={<Trans>Recently viewed</Trans>} items={page.recent} />
      <Strip
        id="goods"
        title={<Trans>New from local shops</Trans>}
        to="/search?module=retail&sort=most-recent"
        items={page.goods}
      />
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
