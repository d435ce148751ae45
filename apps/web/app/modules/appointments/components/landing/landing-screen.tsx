import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { pictureUrl } from '../../../../lib/pictures.ts';
import { LandingHero } from '../../../../shell/landing/landing-hero.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ChipLink } from '../../../../ui/chip.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorNotice } from '../../../../ui/error-notice.tsx';
import { ListingStrip, placesOf, useViewedByDevice } from '../../../search/index.ts';
import stones from '../../art/stones.svg';
import type { Landing } from '../../load-landing.server.ts';
import type { PopularBusiness } from '../../popular-businesses.ts';
import { BookingArcade } from './booking-arcade.tsx';

const { all, category: listOf } = placesOf.booking;

/** A visitor's row comes after the page is there, so it stands below what is read first. */
const shownOfDevice = 4;

function Businesses({ businesses }: { businesses: readonly PopularBusiness[] }) {
  if (businesses.length === 0) return null;
  return (
    <section aria-labelledby="businesses" className="mt-14 lg:mt-20">
      <h2 id="businesses" className="h-sec mb-5">
        <Trans>Popular businesses</Trans>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {businesses.map(({ id, name, image, location, path }) => (
          <li key={id}>
            <Link to={path} className="card flex items-center gap-3 p-4 hover:shadow-sm">
              <Avatar name={name} src={image && pictureUrl(image, { w: 128, h: 128 })} size={40} />
              <span className="min-w-0">
                <bdi className="line-clamp-1 font-semibold">{name}</bdi>
                <span className="line-clamp-1 text-sm text-ink-2">{location}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rows({ landing }: { landing: Landing }) {
  const { t } = useLingui();
  const { deals, popular, newest, viewed, businesses, category } = landing;
  const viewedByDevice = useViewedByDevice('booking');
  if (!newest)
    return (
      <div className="mt-14">
        <ErrorNotice />
      </div>
    );
  if (newest.length === 0)
    return (
      <div className="mt-14">
        <EmptyState
          title={t`Services not found`}
          object={stones}
          palette="jade"
          action={
            <ButtonLink to="/signup">
              <Trans>Register with Us</Trans>
            </ButtonLink>
          }
        >
          <Trans>What local businesses offer appears here. Be the first to offer something.</Trans>
        </EmptyState>
      </div>
    );
  const seen = viewed.length > 0 ? viewed : viewedByDevice.slice(0, shownOfDevice);
  const end = category ? `/${category.slug}/${category.id}` : '';
  return (
    <>
      <ListingStrip
        title={<Trans>Daily deals</Trans>}
        items={deals}
        to={`/bookings-see-more/daily-deals${end}`}
      />
      <ListingStrip
        title={<Trans>Popular services</Trans>}
        items={popular}
        to={`/bookings-see-more/most-popular${end}`}
      />
      <Businesses businesses={businesses} />
      <ListingStrip
        title={<Trans>New services</Trans>}
        items={newest}
        to={`/bookings-see-more/most-recent${end}`}
      />
      <ListingStrip
        title={<Trans>Recently viewed</Trans>}
        items={seen}
        to="/bookings-see-more/recently-viewed"
      />
    </>
  );
}

/** Where bookings begin: of everything, or of one category. */
export function LandingScreen({ landing }: { landing: Landing }) {
  const { t } = useLingui();
  const { arches, others, searches, category } = landing;
  const listPath = category ? listOf(category.slug) : all;
  return (
    <div className={category ? 'page pt-5 pb-14' : 'page pt-8 pb-14 lg:pt-14'}>
      {category && (
        <div className="mb-8">
          <Breadcrumbs
            crumbs={[
              { label: t`Home`, to: '/' },
              { label: t`Bookings`, to: '/bookings' },
              { label: category.name },
            ]}
          />
        </div>
      )}
      <LandingHero
        title={category ? category.name : <Trans>Book it, and it is done.</Trans>}
        lead={<Trans>Prices and free times of businesses near you.</Trans>}
        action={listPath}
        example={t`Haircut, massage, leaking tap`}
        popular={searches}
      />
      <BookingArcade categories={arches} />
      <nav aria-label={t`More categories`} className="mt-8 flex flex-wrap gap-2 lg:justify-center">
        {others.map(({ id, name, slug }) => (
          <ChipLink key={id} to={listOf(slug)}>
            {name}
          </ChipLink>
        ))}
        <ChipLink to={`${listPath}?view=map`}>
          <Trans>All on the map</Trans>
        </ChipLink>
      </nav>
      <Rows landing={landing} />
    </div>
  );
}
