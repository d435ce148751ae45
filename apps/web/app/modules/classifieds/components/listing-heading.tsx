import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx';
import { ChipLink } from '../../../ui/chip.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { searchOf } from '../listing-filters.ts';
import { listingTitle } from '../listing-words.ts';
import type { Listing } from '../load-listing.server.ts';
import { SortMenu } from './sort-menu.tsx';

const categoryAddress = (slug: string) => `/classified-listing/${slug}`;

function useCrumbs(listing: Listing, title: string): Crumb[] {
  const { t } = useLingui();
  const above = listing.line
    .slice(0, -1)
    .map(({ name, slug }) => ({ label: name, to: categoryAddress(slug) }));
  return [
    { label: t`Home`, to: '/' },
    { label: t`Classifieds`, to: '/classifieds' },
    ...above,
    { label: title },
  ];
}

function Found({ listing }: { listing: Listing }) {
  const { total, total_is_exact, did_you_mean } = listing.page;
  const number = count(total);
  return (
    <p className="num mt-0.5 text-ink-2" role="status">
      {total_is_exact ? (
        <Plural value={total} one="# ad" other={`${number} ads`} />
      ) : (
        <Trans>About {number} ads</Trans>
      )}
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

/** Where the list stands, what it is, how much it holds, and what lies below it. */
export function ListingHeading({ listing }: { listing: Listing }) {
  const { t, i18n } = useLingui();
  const title = listingTitle(listing, i18n);
  const crumbs = useCrumbs(listing, title);
  const isPlain = listing.mayFilter && listing.screen !== 'business' && listing.screen !== 'user-ads';
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 mb-5 flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h1 className="h-page break-words" tabIndex={-1}>
            {title}
          </h1>
          <Found listing={listing} />
        </div>
        {listing.mayFilter && <SortMenu filters={listing.filters} basePath={listing.basePath} />}
      </div>
      {isPlain && listing.children.length > 0 && (
        <nav
          aria-label={t`Sub-categories`}
          className="no-bar -mx-4 mb-6 flex gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:px-0.5"
        >
          {listing.children.map(({ id, name, slug }) => (
            <ChipLink key={id} to={categoryAddress(slug)}>
              {name}
            </ChipLink>
          ))}
        </nav>
      )}
    </>
  );
}
