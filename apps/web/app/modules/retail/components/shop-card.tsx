import { Plural, Trans } from '@lingui/react/macro';
import type { ProductSeller } from '@souk/contract/modules/retail/product-lists';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import { pictureUrl } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { Rating } from '../../../ui/rating.tsx';

export const shopPath = (slug: string): string => `/shop/${slug}`;

/** The shop behind the product: its rating, how long it has been on Souk, and what else it sells. */
export function ShopCard({ seller }: { seller: ProductSeller }) {
  const { shortMonthDate } = useDates();
  const since = shortMonthDate(seller.member_since);
  const sold = count(seller.sold_count);
  return (
    <section className="panel mt-5 p-5" aria-labelledby="shop-name">
      <div className="flex items-center gap-4">
        <Avatar
          name={seller.name}
          src={seller.image && pictureUrl(seller.image, { w: 128, h: 128 })}
          size={64}
        />
        <div className="min-w-0">
          <h2 id="shop-name" className="h-panel break-words">
            <Link to={shopPath(seller.slug)} className="hover:underline">
              <bdi>{seller.name}</bdi>
            </Link>
          </h2>
          {seller.rating_count > 0 && <Rating mean={seller.rating} total={seller.rating_count} />}
          <p className="text-sm text-ink-2">
            {[seller.suburb].filter(Boolean)} {seller.suburb && '· '}
            <Trans>On Souk since {since}</Trans>
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-[15px]">
        <Link to={shopPath(seller.slug)} className={`${linkClass} tap inline-flex items-center gap-1.5`}>
          <Trans>Visit the shop</Trans>
          <Icon of={ArrowRight} size={16} isDirectional />
        </Link>
        <span className="num text-sm text-ink-2">
          <Plural value={seller.products_count} one="# product" other="# products" />
          {seller.sold_count > 0 && (
            <>
              {' · '}
              <Trans>{sold} sold</Trans>
            </>
          )}
        </span>
      </div>
    </section>
  );
}
