import { Trans } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { CardRow } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { ListingCard } from './listing-card.tsx';

interface ListingStripProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Address of the whole list. */
  to?: string;
  items: readonly ListingItem[];
}

/** A row of items under a heading; nothing if there are none. */
export function ListingStrip({ title, lead, to, items }: ListingStripProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-14 lg:mt-20">
      <div className="mb-5 flex items-end justify-between gap-4">
        <div>
          <h2 id={id} className="h-sec">
            {title}
          </h2>
          {lead && <p className="mt-0.5 text-ink-2">{lead}</p>}
        </div>
        {to && (
          <Link
            to={to}
            className={`${linkClass} -my-1.5 inline-flex h-11 items-center gap-1 text-[15px] whitespace-nowrap`}
          >
            <Trans>See all</Trans>
            <span className="sr-only">: {title}</span>
            <Icon of={ArrowRight} size={16} isDirectional />
          </Link>
        )}
      </div>
      <CardRow>
        {items.map((item) => (
          <ListingCard key={`${item.kind}-${item.id}`} item={item} />
        ))}
      </CardRow>
    </section>
  );
}
