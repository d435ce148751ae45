import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/page-root.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Price } from '../../../ui/price.tsx';
import { JobCard } from './job-card.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { ProductCard } from './product-card.tsx';
import { ServiceCard } from './service-card.tsx';
import { WishlistHeart } from './wishlist-heart.tsx';

const frameWidth = 400;

function ListingBadge({ item }: { item: ListingItem }) {
  if (item.is_sold) return <Badge kind="sold" />;
  if (item.is_premium) return <Badge kind="premium" />;
  return item.featured_classified ? <Badge kind="featured" /> : null;
}

/** What a price is for: a week's rent, an hour's or a head's share of a service, or its least. */
function unitOf(item: Pick<ListingItem, 'price_type' | 'price_unit'>): ReactNode {
  if (item.price_unit === 'week') return <Trans>per week</Trans>;
  if (item.price_type === 'hour') return <Trans>per hour</Trans>;
  if (item.price_type === 'head') return <Trans>per person</Trans>;
  return item.price_type === 'from' ? <Trans>and up</Trans> : undefined;
}

/** The price as a card words it: 0 is free, and no price is a question. */
export function ListingPrice({
  item,
}: {
  item: Pick<ListingItem, 'price' | 'price_type' | 'price_unit' | 'template_slug' | 'was_price'>;
}) {
  const strong = 'font-display text-md font-semibold';
  if (item.price && item.price.cents > 0)
    return <Price cents={item.price.cents} wasCents={item.was_price?.cents} unit={unitOf(item)} />;
  return (
    <b className={strong}>
      {item.price || item.price_type === 'free' ? <Trans>Free</Trans> : <Trans>Price on request</Trans>}
    </b>
  );
}

export interface ListingCardProps {
  item: ListingItem;
  headingLevel?: 2 | 3;
  /** Picture in the first screen: it is not loaded lazily. */
  isFirst?: boolean;
  isActive?: boolean;
  /** Sellers of the market have no wishlist. */
  hasHeart?: boolean;
}

/** One item of any module as lists show it. */
export function ListingCard({
  item,
  headingLevel = 3,
  isFirst = false,
  isActive = false,
  hasHeart = true,
}: ListingCardProps) {
  const { timeAgo } = useDates();
  const { t } = useLingui();
  const now = useNow();
  const published = timeAgo(item.created_at, now);
  const heart = hasHeart && <WishlistHeart item={item} />;
  if (item.template_slug === 'job') {
    const salary = item.facts.find((fact) => fact.startsWith('$'));
    const tags = item.facts.filter((fact) => fact !== salary);
    return (
      <JobCard
        to={item.path}
        title={item.title}
        company={item.seller?.name ?? null}
        salary={salary ?? null}
        tags={tags}
        meta={[item.location, published].filter(Boolean).join(' · ')}
        heart={heart}
        headingLevel={headingLevel}
      />
    );
  }
  if (item.kind === 'retail.product')
    return (
      <ProductCard
        item={item}
        heart={heart}
        headingLevel={headingLevel}
        isFirst={isFirst}
        isActive={isActive}
      />
    );
  if (item.kind === 'appointments.service' || item.kind === 'appointments.business')
    return (
      <ServiceCard
        item={item}
        price={<ListingPrice item={item} />}
        badge={<ListingBadge item={item} />}
        heart={heart}
        headingLevel={headingLevel}
        isFirst={isFirst}
        isActive={isActive}
      />
    );
  const hasMore = item.images.length > 1;
  return (
    <Card
      to={item.path}
      title={item.title}
      headingLevel={headingLevel}
      isActive={isActive}
      heart={heart}
      badge={<ListingBadge item={item} />}
      price={<ListingPrice item={item} />}
      facts={<ListingFacts item={item} />}
      meta={item.location}
      moment={<span className="text-ink-3">{published}</span>}
      frame={
        <Frame
          {...pictureSources(item.image, { w: frameWidth })}
          isFirst={isFirst}
          ratio={item.module === 'retail' ? '1:1' : '4:3'}
        >
          {hasMore && <span className="sr-only">{t`${item.images.length} photos`}</span>}
        </Frame>
      }
    />
  );
}
