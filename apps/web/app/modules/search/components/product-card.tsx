import { Trans } from '@lingui/react/macro';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import { type ReactNode, useContext } from 'react';
import { pictureSources } from '../../../lib/pictures.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Price } from '../../../ui/price.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { readVerdict, useReaderProfile, VerdictPill } from '../../food/index.ts';
import { CardActionContext } from './card-action.ts';

const frameWidth = 400;

/** Whole per cent below what it cost before. */
const percentOff = (cents: number, wasCents: number): number => Math.round((1 - cents / wasCents) * 100);

/** One badge: sold out, deal, or paid place. */
function ProductBadge({ item }: { item: ListingItem }) {
  const { price, was_price } = item;
  if (item.is_sold_out)
    return (
      <span className="pill inline-flex h-6 items-center rounded-full bg-mute-soft px-2 text-xs font-semibold text-mute">
        <Trans>Sold out</Trans>
      </span>
    );
  if (item.is_deal && price && was_price)
    return <Badge kind="deal" percent={percentOff(price.cents, was_price.cents)} />;
  if (item.is_premium) return <Badge kind="premium" />;
  return item.featured_classified ? <Badge kind="featured" /> : null;
}

/** What it costs and what it cost before. */
export function ProductPrice({ item }: { item: Pick<ListingItem, 'price' | 'was_price'> }) {
  if (!item.price) return null;
  return <Price cents={item.price.cents} wasCents={item.was_price?.cents} />;
}

interface ProductCardProps {
  item: ListingItem;
  heart: ReactNode;
  headingLevel: 2 | 3;
  isFirst: boolean;
  isActive: boolean;
}

/** A product of a shop: title, price and was, rating, and whose it is. */
export function ProductCard({ item, heart, headingLevel, isFirst, isActive }: ProductCardProps) {
  const ratings = item.rating_count ?? 0;
  const action = useContext(CardActionContext);
  const profile = useReaderProfile();
  return (
    <Card
      to={item.path}
      title={item.title}
      headingLevel={headingLevel}
      isActive={isActive}
      heart={heart}
      badge={<ProductBadge item={item} />}
      frame={
        <Frame
          {...pictureSources(item.image, { w: frameWidth, h: frameWidth })}
          ratio="1:1"
          isFirst={isFirst}
        />
      }
      facts={
        <>
          <span className="mt-0.5 block text-ink">
            <ProductPrice item={item} />
          </span>
          {item.food && (
            <span className="my-1 block">
              <VerdictPill verdict={readVerdict(item.food.verdicts, profile)} size="sm" />
            </span>
          )}
          {ratings > 0 && <Rating mean={item.rating} total={ratings} hasWord={false} />}
        </>
      }
      meta={item.seller?.name}
      moment={action(item)}
    />
  );
}
