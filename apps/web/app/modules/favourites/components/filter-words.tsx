import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { count } from '../../../lib/format.ts';
import { useFoodFacetWords } from '../../food/index.ts';
import type { FilterPart } from '../filter-parts.ts';

function PriceWords({ part }: { part: Extract<FilterPart, { kind: 'price' }> }) {
  const from = part.fromDollars === undefined ? '' : `$${count(part.fromDollars)}`;
  const to = part.toDollars === undefined ? '' : `$${count(part.toDollars)}`;
  if (from && to)
    return (
      <Trans>
        {from} to {to}
      </Trans>
    );
  return from ? <Trans>from {from}</Trans> : <Trans>up to {to}</Trans>;
}

function PlaceWords({ part }: { part: Extract<FilterPart, { kind: 'place' }> }) {
  const { place, radiusKm } = part;
  return radiusKm === undefined ? (
    <Trans>near {place}</Trans>
  ) : (
    <Trans>
      within {radiusKm} km of {place}
    </Trans>
  );
}

function useDateWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    Today: t`posted today`,
    'This Week': t`posted this week`,
    'This Month': t`posted this month`,
    'This Year': t`posted this year`,
  };
}

/** One filter of a saved search in words. */
export function FilterWords({ part }: { part: FilterPart }) {
  const dates = useDateWords();
  const foods = useFoodFacetWords();
  switch (part.kind) {
    case 'keyword':
      return <>“{part.words}”</>;
    case 'category':
      return <>{part.name}</>;
    case 'place':
      return <PlaceWords part={part} />;
    case 'map':
      return <Trans>in a part of the map</Trans>;
    case 'price':
      return <PriceWords part={part} />;
    case 'rating':
      return <Plural value={part.stars} one="# star or more" other="# stars or more" />;
    case 'date':
      return <>{dates[part.words] ?? part.words}</>;
    case 'food':
      return <>{foods(part.slug, part.values)}</>;
    case 'attribute':
      return (
        <>
          {part.name}: {part.values.join(', ')}
        </>
      );
  }
}
