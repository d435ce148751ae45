import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutGrid, List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Drawer } from '../../../ui/drawer.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { appliedFilters, type ListingView, searchOf, views, withoutFilters } from '../listing-filters.ts';
import { placesOf } from '../listing-trade.ts';
import type { Listing } from '../load-listing.server.ts';
import { SaveSearch } from './save-search.tsx';

/** Loaded on demand: chips once there is a filter, the panel once it is opened. */
const FilterChips = lazy(() => import('./filter-chips.tsx').then((file) => ({ default: file.FilterChips })));
const FilterPanel = lazy(() => import('./filter-panel.tsx').then((file) => ({ default: file.FilterPanel })));

const icons: Record<ListingView, IconShape> = { grid: LayoutGrid, list: List, map: MapIcon };

type AddressOf = Pick<Listing, 'trade' | 'canonical' | 'filters'>;

/** The address of the filter form for a list. */
export const filtersAddress = ({ trade, canonical, filters }: AddressOf): string => {
  const search = searchOf({ ...filters, page: 1 });
  return `${placesOf[trade].filters}${search}${search ? '&' : '?'}for=${encodeURIComponent(canonical)}`;
};

function ViewLinks({ listing }: { listing: Listing }) {
  const { t } = useLingui();
  const { filters, basePath } = listing;
  const current = filters.view ?? 'grid';
  const words: Record<ListingView, string> = { grid: t`Grid`, list: t`List`, map: t`Map` };
  return (
    <SegmentedLinks
      label={t`View`}
      links={views.map((view) => ({
        to: `${basePath}${searchOf({ ...filters, view })}`,
        isCurrent: view === current,
        label: (
          <span className="flex items-center gap-1.5">
            <Icon of={icons[view]} size={16} />
            <span className="max-lg:sr-only">{words[view]}</span>
          </span>
        ),
      }))}
    />
  );
}

const filterButton =
  'chip inline-flex h-11 items-center gap-1.5 rounded-full bg-ink px-3.5 text-sm font-medium whitespace-nowrap text-on-ink transition hover:bg-ink-2 active:scale-[0.98]';

const loading = (
  <Skeleton>
    <div className="space-y-6">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="space-y-2.5">
          <Bone className="h-4 w-1/3" />
          <Bone className="h-12 !rounded-md" />
        </div>
      ))}
    </div>
  </Skeleton>
);

/** A bar that stays at the top: the filters, the view, and each filter that is applied. */
export function ChipBar({ listing }: { listing: Listing }) {
  const { filters, basePath } = listing;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const applied = appliedFilters(filters).length;
  const address = filtersAddress(listing);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className="sticky top-[60px] z-30 border-b border-line bg-surface lg:top-[72px]">
      <div className="no-bar flex items-center gap-2 overflow-x-auto px-4 py-3 lg:px-6">
        {listing.mayFilter && (
          <Link to={address} onClick={open} aria-haspopup="dialog" className={filterButton}>
            <Icon of={SlidersHorizontal} size={16} />
            <Trans>Filters</Trans>
            {applied > 0 && (
              <span className="num grid size-5 place-items-center rounded-full bg-lamp text-2xs font-bold text-on-lamp">
                {applied}
              </span>
            )}
          </Link>
        )}
        <ViewLinks listing={listing} />
        {listing.mayFilter && (
          <>
            {applied > 0 && (
              <Suspense>
                <FilterChips filters={filters} attributeNames={listing.attributeNames} basePath={basePath} />
              </Suspense>
            )}
            {applied > 0 && (
              <Link
                to={`${basePath}${searchOf(withoutFilters(filters))}`}
                className={`${linkClass} flex h-11 items-center px-2 text-sm whitespace-nowrap`}
                preventScrollReset
              >
                <Trans>Clear all</Trans>
              </Link>
            )}
            <SaveSearch listing={listing} />
          </>
        )}
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t`Filters`}>
        <Suspense fallback={loading}>
          <FilterPanel address={address} fallback={loading} onClose={() => setOpen(false)} />
        </Suspense>
      </Drawer>
    </div>
  );
}
