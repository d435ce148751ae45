import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requirePrivate, visitorOrPrivate } from '../../../lib/session.server.ts';
import { checkoutAddress } from '../checkout-state.ts';
import { BuyerCheckout } from '../components/checkout/buyer-checkout.tsx';
import { CheckoutFrame } from '../components/checkout/checkout-frame.tsx';
import { CheckoutStep } from '../components/checkout/checkout-step.tsx';
import { LoginStep } from '../components/checkout/login-step.tsx';
import { OrderSummary } from '../components/checkout/order-summary.tsx';
import { RetryCheckout } from '../components/checkout/retry-checkout.tsx';
import { loadBuyerCheckout, loadGuestCheckout, loadRetry } from '../load-checkout.server.ts';
import { idIn } from '../order-address.ts';
import { payAgain, placeAndPay } from '../pay-checkout.server.ts';
import { groupsOfCart } from '../summary-groups.ts';
import type { Route } from './+types/checkout.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailCheckout' };

/** Where the cart becomes orders; `checkout_id` names orders that wait for a better payment. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await visitorOrPrivate(args);
  const { searchParams } = args.url;
  if (!viewer) return loadGuestCheckout(args, searchParams);
  const checkoutId = idIn(searchParams, 'checkout_id');
  return checkoutId ? loadRetry(args, checkoutId) : loadBuyerCheckout(args, searchParams);
}

export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  const form = await postedForm(args);
  const checkoutId = Number(form.get('_checkout_id'));
  return checkoutId > 0 ? payAgain(args, form, checkoutId) : placeAndPay(args, form);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Checkout`),
  { name: 'robots', content: 'noindex' },
];

type GuestData = Awaited<ReturnType<typeof loadGuestCheckout>>;

function GuestCheckout({ cart, state }: GuestData) {
  return (
    <CheckoutFrame
      title={<Trans>Checkout</Trans>}
      aside={
        <OrderSummary
          groups={groupsOfCart(cart.groups, cart.cartItems)}
          sums={{
            sub_total: cart.sub_total,
            postage: cart.postage,
            total: cart.total,
            ...(cart.gst.cents === 0 ? { gst: cart.gst } : {}),
          }}
        />
      }
    >
      <LoginStep back={checkoutAddress(state)} />
      <CheckoutStep number={2} state="next" title={<Trans>Delivery</Trans>} />
      <CheckoutStep number={3} state="next" title={<Trans>Pay with</Trans>} />
    </CheckoutFrame>
  );
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'guest') return <GuestCheckout {...loaderData} />;
  if (loaderData.kind === 'retry') return <RetryCheckout shown={loaderData} problems={actionData} />;
  return <BuyerCheckout shown={loaderData} problems={actionData} />;
}
