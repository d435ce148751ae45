import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import basket from '../../../ui/art/basket.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ListingCard } from '../../search/components/listing-card.tsx';
import { appliedFilters, searchOf, withoutFilters } from '../listing-filters.ts';
import type { Listing } from '../load-listing.server.ts';
import { ListingRow } from './listing-row.tsx';

const firstRow = 4;

function NothingFound({ listing }: { listing: Listing }) {
  const { t } = useLingui();
  const { filters, basePath, category } = listing;
  const isFiltered = appliedFilters(filters).length > 0;
  return (
    <EmptyState
      title={t`No Classifieds found`}
      object={basket}
      palette="saffron"
      action={
        isFiltered ? (
          <ButtonLink to={`${basePath}${searchOf(withoutFilters(filters))}`}>
            <Trans>Clear all filters</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to="/classifieds">
            <Trans>Browse all classifieds</Trans>
          </ButtonLink>
        )
      }
    >
      {isFiltered ? (
        <Trans>Take a filter away, or search a wider area. Save the search to hear of new ads.</Trans>
      ) : listing.group === 'recently-viewed' ? (
        <Trans>Ads that you open are kept here, so that you find them again.</Trans>
      ) : (
        <Trans>Nothing is for sale in {category?.name ?? t`this list`} right now. New ads appear here.</Trans>
      )}
    </EmptyState>
  );
}

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
        // biome-ignore lint/a11y/noStaticElementInteractions: -- resting on a card only marks its pin
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

/** The ads of the page, in the way the address asks for, and the way to the other pages. */
export function AdResults({ listing, activeId, onActive }: ResultsProps) {
  const { page, filters } = listing;
  if (page.data.length === 0) return <NothingFound listing={listing} />;
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
      <div className="mt-10">
        <Pager current={page.current_page} last={page.last_page} />
      </div>
    </>
  );
}
