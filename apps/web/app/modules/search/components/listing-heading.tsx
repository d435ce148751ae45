import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx';
import { ChipLink } from '../../../ui/chip.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { searchOf } from '../listing-filters.ts';
import { placesOf } from '../listing-trade.ts';
import { useListingWords } from '../listing-words.ts';
import type { Listing } from '../load-listing.server.ts';
import { SortMenu } from './sort-menu.tsx';

function useCrumbs(listing: Listing): Crumb[] {
  const { t, i18n } = useLingui();
  const words = useListingWords();
  const { trade } = listing;
  const above = listing.line
    .slice(0, -1)
    .map(({ name, slug }) => ({ label: name, to: placesOf[trade].category(slug) }));
  return [
    { label: t`Home`, to: '/' },
    { label: i18n._(words.trade), to: placesOf[trade].home },
    ...above,
    { label: listing.title },
  ];
}

function Found({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const words = useListingWords();
  const { total, total_is_exact, did_you_mean } = listing.page;
  return (
    <p className="num mt-0.5 text-ink-2" role="status">
      {i18n._(words.found(total, total_is_exact))}
      {did_you_mean && (
        <>
          {' '}
          <Trans>
            for{' '}
            <Link
              to={`${listing.basePath}${searchOf({ ...listing.filters, keyword: did_you_mean })}`}
              className={linkClass}
            >
              {did_you_mean}
            </Link>
          </Trans>
        </>
      )}
    </p>
  );
}

/** Breadcrumbs, title, count and sub-categories of the list. */
export function ListingHeading({ listing }: { listing: Listing }) {
  const { t } = useLingui();
  const crumbs = useCrumbs(listing);
  const isPlain = listing.mayFilter && !listing.isOneSeller;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 mb-5 flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h1 className="h-page break-words" tabIndex={-1}>
            {listing.title}
          </h1>
          <Found listing={listing} />
        </div>
        {listing.mayFilter && (
          <SortMenu
            filters={listing.filters}
            addressOf={(sort) => `${listing.basePath}${searchOf({ ...listing.filters, sort, page: 1 })}`}
          />
        )}
      </div>
      {isPlain && listing.children.length > 0 && (
        <nav
          aria-label={t`Sub-categories`}
          className="no-bar -mx-4 mb-6 flex gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:px-0.5"
        >
          {listing.children.map(({ id, name, slug }) => (
            <ChipLink key={id} to={placesOf[listing.trade].category(slug)}>
              {name}
            </ChipLink>
          ))}
        </nav>
      )}
    </>
  );
}
