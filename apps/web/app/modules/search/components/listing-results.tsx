import type { ListingItem } from '@souk/contract/modules/search/listing';
import { lazy, Suspense } from 'react';
import { CardGrid } from '../../../ui/card.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { Listing } from '../load-listing.server.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingRow } from './listing-row.tsx';
import { PageSizes } from './page-sizes.tsx';

/** Few lists are empty. */
const NothingFound = lazy(() =>
  import('./nothing-found.tsx').then((file) => ({ default: file.NothingFound })),
);

const firstRow = 4;

interface ResultsProps {
  listing: Listing;
  /** Beside a map there is room for two columns, and cards and pins point at each other. */
  activeId?: number | undefined;
  onActive?: (id: number | undefined) => void;
}

function MapCards({
  items,
  activeId,
  onActive,
}: { items: readonly ListingItem[] } & Omit<ResultsProps, 'listing'>) {
  return (
    <div className="isolate grid grid-cols-1 gap-x-5 gap-y-9 sm:grid-cols-2">
      {items.map((item, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: -- hovering over a card only marks its pin
        <div
          key={`${item.kind}-${item.id}`}
          onMouseEnter={() => onActive?.(item.id)}
          onMouseLeave={() => onActive?.(undefined)}
          onFocus={() => onActive?.(item.id)}
          onBlur={() => onActive?.(undefined)}
        >
          <ListingCard item={item} headingLevel={2} isFirst={index < 2} isActive={item.id === activeId} />
        </div>
      ))}
    </div>
  );
}

/** The ads of the page, in the view that the address names, and the pager. */
export function ListingResults({ listing, activeId, onActive }: ResultsProps) {
  const { page, filters } = listing;
  if (page.data.length === 0)
    return (
      <Suspense>
        <NothingFound listing={listing} />
      </Suspense>
    );
  const shown = () => {
    if (filters.view === 'map')
      return <MapCards items={page.data} activeId={activeId} {...(onActive ? { onActive } : {})} />;
    if (filters.view === 'list')
      return page.data.map((item, index) => (
        <ListingRow key={`${item.kind}-${item.id}`} item={item} isFirst={index < firstRow} />
      ));
    return (
      <CardGrid>
        {page.data.map((item, index) => (
          <ListingCard
            key={`${item.kind}-${item.id}`}
            item={item}
            headingLevel={2}
            isFirst={index < firstRow}
          />
        ))}
      </CardGrid>
    );
  };
  return (
    <>
      {shown()}
      <div className="mt-10 grid justify-items-center gap-4">
        <Pager current={page.current_page} last={page.last_page} />
        <PageSizes listing={listing} />
      </div>
    </>
  );
}
