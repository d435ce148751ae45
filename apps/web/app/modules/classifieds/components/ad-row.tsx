import type { ListingItem } from '@souk/contract/modules/search/listing';
import type { ReactNode } from 'react';
import { CardGrid } from '../../../ui/card.tsx';
import { ListingCard } from '../../search/components/listing-card.tsx';

/** A row of ads under a heading; nothing where there are none. */
export function AdRow({
  title,
  items,
  aside,
}: {
  title: ReactNode;
  items: readonly ListingItem[];
  aside?: ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <section className="mt-14 lg:mt-20">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="h-sec">{title}</h2>
        {aside}
      </div>
      <CardGrid>
        {items.map((item) => (
          <ListingCard key={`${item.kind}-${item.id}`} item={item} />
        ))}
      </CardGrid>
    </section>
  );
}
