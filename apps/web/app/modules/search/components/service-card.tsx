import type { ListingItem } from '@souk/contract/modules/search/listing';
import { CalendarHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureSources } from '../../../lib/pictures.ts';
import { Card } from '../../../ui/card.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Rating } from '../../../ui/rating.tsx';

const frameWidth = 400;

interface ServiceCardProps {
  item: ListingItem;
  price: ReactNode;
  badge: ReactNode;
  heart: ReactNode;
  headingLevel: 2 | 3;
  isFirst: boolean;
  isActive: boolean;
}

/** A service: what it is, how its business is rated, whose it is and where, what it costs and how long it takes. */
export function ServiceCard({
  item,
  price,
  badge,
  heart,
  headingLevel,
  isFirst,
  isActive,
}: ServiceCardProps) {
  const ratings = item.rating_count ?? 0;
  return (
    <Card
      to={item.path}
      title={item.title}
      headingLevel={headingLevel}
      isActive={isActive}
      heart={heart}
      badge={badge}
      facts={
        <>
          {ratings > 0 && <Rating mean={item.rating} total={ratings} hasWord={false} />}
          <span className="line-clamp-1">
            {[item.seller?.name, item.location].filter(Boolean).join(' · ')}
          </span>
          <span className="mt-1 block text-ink">{price}</span>
        </>
      }
      meta={item.facts.join(' · ')}
      frame={
        <Frame
          {...pictureSources(item.image, { w: frameWidth })}
          isFirst={isFirst}
          fallback={CalendarHeart}
        />
      }
    />
  );
}
