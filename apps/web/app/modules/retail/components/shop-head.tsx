import { Plural, Trans } from '@lingui/react/macro';
import type { Shop } from '@souk/contract/modules/retail/product-lists';
import { Clock, Store, Truck } from 'lucide-react';
import { count, price } from '../../../lib/format.ts';
import { pictureUrl } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Rating } from '../../../ui/rating.tsx';

const promise = 'flex items-center gap-2';

/** Only what the shop has stated about delivery. */
function Promises({ shop }: { shop: Shop }) {
  const over = shop.free_over && price(shop.free_over.cents);
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-[15px]">
      {over && (
        <li className={promise}>
          <Icon of={Truck} className="text-shop" />
          <Trans>Free delivery over {over}</Trans>
        </li>
      )}
      {shop.has_pickup && (
        <li className={promise}>
          <Icon of={Store} className="text-shop" />
          {shop.suburb ? <Trans>Pick up in {shop.suburb}</Trans> : <Trans>Pick up at the shop</Trans>}
        </li>
      )}
      {shop.dispatch_days !== null && (
        <li className={promise}>
          <Icon of={Clock} className="text-shop" />
          <Plural
            value={shop.dispatch_days}
            _0="Sent the same day"
            one="Sent within # business day"
            other="Sent within # business days"
          />
        </li>
      )}
    </ul>
  );
}

/** The shop: name, place, rating and promises. */
export function ShopHead({ shop }: { shop: Shop }) {
  const { shortMonthDate } = useDates();
  const since = shortMonthDate(shop.member_since);
  const sold = count(shop.sold_count);
  return (
    <header className="mt-4 border-b border-line pb-6">
      <div className="flex items-center gap-5">
        <Avatar name={shop.name} src={shop.image && pictureUrl(shop.image, { w: 128, h: 128 })} size={64} />
        <div className="min-w-0">
          <h1 className="h-page break-words" tabIndex={-1}>
            <bdi>{shop.name}</bdi>
          </h1>
          <p className="num flex flex-wrap items-center gap-x-2 text-[15px] text-ink-2">
            {shop.rating_count > 0 && <Rating mean={shop.rating} total={shop.rating_count} />}
            {shop.suburb && <span>{shop.suburb}</span>}
            <span>
              <Trans>On Souk since {since}</Trans>
            </span>
            {shop.sold_count > 0 && (
              <span>
                <Trans>{sold} sold</Trans>
              </span>
            )}
          </p>
        </div>
      </div>
      <Promises shop={shop} />
    </header>
  );
}
