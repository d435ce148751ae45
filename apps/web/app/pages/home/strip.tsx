import { Trans } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ListingCard } from '../../modules/search/components/listing-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { linkClass } from '../../ui/link.tsx';

interface StripProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Where all of them are. */
  to?: string;
  items: readonly ListingItem[];
}

/** One row of things under a heading; two on phones, four on desktops. */
export function Strip({ id, title, lead, to, items }: StripProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page mt-14 lg:mt-20">
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
            className={`${linkClass} inline-flex h-11 items-center gap-1 text-[15px] whitespace-nowrap`}
          >
            <Trans>See all</Trans>
            <span className="sr-only">: {title}</span>
            <Icon of={ArrowRight} size={16} isDirectional />
          </Link>
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-5">
        {items.map((item) => (
          <div
            key={`${item.kind} ${item.id}`}
            className={item.template_slug === 'job' ? 'max-lg:col-span-2' : ''}
          >
            <ListingCard item={item} />
          </div>
        ))}
      </div>
    </section>
  );
}
