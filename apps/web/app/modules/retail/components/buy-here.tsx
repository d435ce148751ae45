import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FoodOffer } from '@souk/contract/modules/retail/foods';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { price } from '../../../lib/format.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link.tsx';

const side = 48;
/** From this many on, the number is not shown. */
const few = 5;

function Picture({ image }: Pick<FoodOffer, 'image'>) {
  const { src, srcSet } = pictureSources(image, { w: side, h: side });
  return (
    <span className="frame grid size-12 shrink-0 place-items-center overflow-hidden !rounded-md">
      {src ? (
        <img src={src} srcSet={srcSet} alt="" width={side} height={side} loading="lazy" />
      ) : (
        <Icon of={ShoppingBag} className="text-ink-3" />
      )}
    </span>
  );
}

/** The remaining stock, and the cheapest delivery. */
function Terms({ offer }: { offer: FoodOffer }) {
  const { postage_from: postage, has_pickup, free } = offer;
  const cost = postage && price(postage.cents);
  return (
    <span className="block text-sm text-ink-2">
      {offer.is_sold_out ? (
        <Trans>Sold out</Trans>
      ) : free <= few ? (
        <Plural value={free} one="Only # left" other="Only # left" />
      ) : (
        <Trans>In stock</Trans>
      )}
      {' · '}
      {postage === null && has_pickup && <Trans>Pick up</Trans>}
      {postage === null && !has_pickup && <Trans>Postage on request</Trans>}
      {postage?.cents === 0 && <Trans>Free postage</Trans>}
      {postage !== null && postage.cents > 0 && <Trans>Postage from {cost}</Trans>}
    </span>
  );
}

function Row({ offer }: { offer: FoodOffer }) {
  return (
    <li className="card-link relative flex min-h-16 items-center gap-3 border-t border-line py-3 first:border-t-0">
      <Picture image={offer.image} />
      <span className="min-w-0 flex-1">
        <Link
          to={offer.path}
          className="line-clamp-1 text-[15px] font-semibold outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-3 focus-visible:after:outline-brand"
        >
          <bdi>{offer.shop.name}</bdi>
          <span className="sr-only">: {offer.title}</span>
        </Link>
        <Terms offer={offer} />
      </span>
      <span className={`num text-end font-display font-semibold ${offer.is_sold_out ? 'text-ink-3' : ''}`}>
        {price(offer.price.cents)}
        {offer.was_price && (
          <s className="block text-xs font-normal text-ink-3">
            <span className="sr-only">
              <Trans>was</Trans>{' '}
            </span>
            {price(offer.was_price.cents)}
          </s>
        )}
      </span>
    </li>
  );
}

interface BuyHereProps {
  offers: readonly FoodOffer[];
  total: number;
  /** The same page with every shop. */
  seeAll: string;
}

/** Shops that sell a food, the cheapest first; nothing if there are none. */
export function BuyHere({ offers, total, seeAll }: BuyHereProps) {
  const { t } = useLingui();
  if (offers.length === 0) return null;
  return (
    <section id="buy-here" aria-labelledby="buy-here-title" className="panel scroll-mt-36 p-5">
      <h2 id="buy-here-title" className="h-panel">
        <Trans>Buy it here</Trans>
      </h2>
      <ul className="mt-2" aria-label={t`Offers, the cheapest first`}>
        {offers.map((offer) => (
          <Row key={offer.product_id} offer={offer} />
        ))}
      </ul>
      {total > offers.length && (
        <Link
          to={seeAll}
          preventScrollReset
          className={`${linkClass} flex min-h-11 items-center border-t border-line pt-2 text-[15px]`}
        >
          <Plural value={total} one="See # offer" other="See all # offers" />
        </Link>
      )}
    </section>
  );
}
