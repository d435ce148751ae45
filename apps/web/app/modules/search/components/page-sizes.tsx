import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { pageSizes, searchOf, usualPageSize } from '../listing-filters.ts';
import type { Listing } from '../load-listing.server.ts';

const [fewest] = pageSizes;

/** How many there are on a page (B-089); nothing if all of them fit on the smallest one. */
export function PageSizes({ listing }: { listing: Pick<Listing, 'filters' | 'page' | 'basePath'> }) {
  const { t } = useLingui();
  const { filters, page, basePath } = listing;
  if (page.total <= fewest) return null;
  const current = filters.pageSize ?? usualPageSize;
  const address = (size: (typeof pageSizes)[number]) => {
    const { pageSize: _size, ...rest } = filters;
    return `${basePath}${searchOf({ ...rest, ...(size === usualPageSize ? {} : { pageSize: size }), page: 1 })}`;
  };
  return (
    <nav aria-label={t`Items on a page`} className="num flex items-center gap-1 text-sm text-ink-2">
      <span>
        <Trans>On a page</Trans>
      </span>
      {pageSizes.map((size) => (
        <Link
          key={size}
          to={address(size)}
          aria-current={size === current ? 'true' : undefined}
          className="grid size-11 place-items-center rounded-md font-semibold hover:bg-inset aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4"
        >
          {size}
        </Link>
      ))}
    </nav>
  );
}
