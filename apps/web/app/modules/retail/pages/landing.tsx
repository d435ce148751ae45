import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageHead } from '../../../lib/page-head.ts';
import { LandingHero } from '../../../shell/landing/landing-hero.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChipLink } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { ListingStrip, useViewedByDevice } from '../../search/index.ts';
import basket from '../art/basket.svg';
import { RetailArcade } from '../components/retail-arcade.tsx';
import { loadLanding } from '../load-landing.server.ts';
import type { Route } from './+types/landing.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailLanding', cache: 10 };

export const loader = (args: Route.LoaderArgs) => loadLanding(args);

export const meta: Route.MetaFunction = (args) =>
  pageHead(args, {
    title: msg`Retail`,
    description: msg`Shops near you in one place: homewares, groceries, fashion, tech and more, delivered or to pick up.`,
  });

function NothingYet() {
  const { t } = useLingui();
  return (
    <div className="mt-14">
      <EmptyState
        title={t`Items not found`}
        object={basket}
        palette="rose"
        action={
          <ButtonLink to="/signup">
            <Trans>Register with Us</Trans>
          </ButtonLink>
        }
      >
        <Trans>Products of local shops appear here. Be the first to open a shop.</Trans>
      </EmptyState>
    </div>
  );
}

/** A visitor's row comes after the page is there, so it stands below what is read first. */
const shownOfDevice = 4;

function Groups({ landing }: { landing: Route.ComponentProps['loaderData'] }) {
  const { deals, newest, sold, viewed } = landing;
  const viewedByDevice = useViewedByDevice('retail');
  if (!newest)
    return (
      <div className="mt-14">
        <ErrorNotice />
      </div>
    );
  if (newest.length === 0) return <NothingYet />;
  const seen = viewed.length > 0 ? viewed : viewedByDevice.slice(0, shownOfDevice);
  return (
    <>
      <ListingStrip
        title={<Trans>Daily deals</Trans>}
        lead={<Trans>Below their lowest price of the last 30 days</Trans>}
        items={deals}
        to="/retail/daily-deals"
      />
      <ListingStrip title={<Trans>New in shops</Trans>} items={newest} to="/retail/most-recent" />
      <ListingStrip title={<Trans>Best sellers</Trans>} items={sold} to="/retail/best-sellers" />
      <ListingStrip
        title={<Trans>Recently viewed</Trans>}
        items={seen}
        to="/retail-detail/see-more/recently-viewed"
      />
    </>
  );
}

export default function RetailLanding({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { arches, others, popular } = loaderData;
  return (
    <div className="page pt-8 pb-14 lg:pt-14">
      <LandingHero
        title={<Trans>Local shops, one basket.</Trans>}
        lead={<Trans>New things from shops near you, delivered or ready to pick up.</Trans>}
        action="/retail/filter/all"
        example={t`Kettle, headphones, running shoes`}
        popular={popular}
      />
      <RetailArcade categories={arches} />
      <nav aria-label={t`More categories`} className="mt-8 flex flex-wrap gap-2 lg:justify-center">
        {others.map(({ id, name, slug }) => (
          <ChipLink key={id} to={`/retail-listing/${slug}`}>
            {name}
          </ChipLink>
        ))}
        <ChipLink to="/retail/filter/all?view=map">
          <Trans>All on the map</Trans>
        </ChipLink>
      </nav>
      <Groups landing={loaderData} />
    </div>
  );
}
