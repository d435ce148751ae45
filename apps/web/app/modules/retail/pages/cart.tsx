import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Cart as CartReply, getCart } from '@souk/contract/modules/retail/carts';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { visitorOrPrivate } from '../../../lib/session.server.ts';
import { keepGuestCount } from '../cart-page.server.ts';
import {
  type ChosenDeliveries,
  deliveryEntries,
  readDeliveries,
  withDeliveries,
} from '../chosen-deliveries.ts';
import { CartChanges } from '../components/cart/cart-changes.tsx';
import { CartGroup } from '../components/cart/cart-group.tsx';
import { SavedLine } from '../components/cart/cart-line.tsx';
import { CartMerged } from '../components/cart/cart-merge.tsx';
import { CartSummary } from '../components/cart/cart-summary.tsx';
import { EmptyCart } from '../components/cart/empty-cart.tsx';
import type { Route } from './+types/cart.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailCart' };

/** The cart of the account, or that of a visitor by their cookie. */
export async function loader(args: Route.LoaderArgs) {
  await visitorOrPrivate(args);
  const cart = await call(args, getCart);
  keepGuestCount(args, cart);
  const chosen = readDeliveries(args.url.searchParams);
  const shown = withDeliveries(cart, chosen);
  return { cart: shown, chosen, isGstExact: shown.postage.cents === cart.postage.cents };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Cart`),
  { name: 'robots', content: 'noindex' },
];

const withQuery = (path: string, chosen: ChosenDeliveries): string => {
  const query = new URLSearchParams(deliveryEntries(chosen)).toString();
  return query ? `${path}?${query}` : path;
};

function Saved({ cart, back }: { cart: CartReply; back: string }) {
  if (cart.saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-for-later" className="panel p-5 lg:p-7">
      <h2 id="saved-for-later" className="h-panel">
        <Trans>Saved for later</Trans> <span className="num font-normal text-ink-3">{cart.saved.length}</span>
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {cart.saved.map((item) => (
          <SavedLine key={item.item_id} item={item} back={back} />
        ))}
      </ul>
    </section>
  );
}

export default function Cart({ loaderData: { cart, chosen, isGstExact } }: Route.ComponentProps) {
  const { t } = useLingui();
  const back = withQuery('/cart', chosen);
  const isEmpty = cart.cartItems.length === 0;
  return (
    <div className={cart.is_guest ? 'page pt-7 pb-20 lg:pt-10' : 'mx-auto max-w-page pb-16'}>
      <h1 className="h-page mb-6">{t`Cart`}</h1>
      <div className="space-y-4 empty:hidden">
        <CartMerged merged={cart.merged} />
        {cart.needs_acceptance && <CartChanges back={back} />}
      </div>
      {isEmpty ? (
        <div className="mt-4 space-y-6">
          <EmptyCart isGuest={cart.is_guest} />
          <Saved cart={cart} back={back} />
        </div>
      ) : (
        <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px] xl:gap-8">
          <div className="space-y-4">
            {cart.groups.map((group) => (
              <CartGroup
                key={group.seller.id}
                group={group}
                items={cart.cartItems.filter(({ item_id }) => group.item_ids.includes(item_id))}
                chosen={chosen}
                back={back}
              />
            ))}
            <Saved cart={cart} back={back} />
          </div>
          <div className="self-start lg:sticky lg:top-24">
            <CartSummary
              cart={cart}
              checkoutPath={withQuery('/retail-checkout', chosen)}
              isGstExact={isGstExact}
            />
          </div>
        </div>
      )}
    </div>
  );
}
