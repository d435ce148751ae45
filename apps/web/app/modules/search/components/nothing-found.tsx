import { Trans, useLingui } from '@lingui/react/macro';
import basket from '../../../ui/art/basket.svg';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { appliedFilters, searchOf, withoutFilters } from '../listing-filters.ts';
import { placesOf } from '../listing-trade.ts';
import { useListingWords } from '../listing-words.ts';
import type { Listing } from '../load-listing.server.ts';

const palettes = { classified: 'saffron', retail: 'rose', booking: 'jade' } as const;

/** Shown for an empty list: why, and what to do. */
export function NothingFound({ listing }: { listing: Listing }) {
  const { t, i18n } = useLingui();
  const words = useListingWords();
  const { filters, basePath, category, trade } = listing;
  const isFiltered = appliedFilters(filters).length > 0;
  return (
    <EmptyState
      title={i18n._(words.nothing)}
      object={basket}
      palette={palettes[trade]}
      action={
        isFiltered ? (
          <ButtonLink to={`${basePath}${searchOf(withoutFilters(filters))}`}>
            <Trans>Clear all filters</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to={placesOf[trade].home}>{i18n._(words.browseAll)}</ButtonLink>
        )
      }
    >
      {isFiltered ? (
        <Trans>Remove a filter or search a wider area. Save the search to hear about new ones.</Trans>
      ) : listing.group === 'recently-viewed' ? (
        <Trans>What you view is kept here, so that you can find it again.</Trans>
      ) : trade === 'booking' ? (
        <Trans>
          Nothing can be booked in {category?.name ?? t`this list`} right now. New services appear here.
        </Trans>
      ) : (
        <Trans>
          Nothing is for sale in {category?.name ?? t`this list`} right now. New items appear here.
        </Trans>
      )}
    </EmptyState>
  );
}
