import { Trans } from '@lingui/react/macro';
import type { Cart } from '@souk/contract/modules/retail/carts';
import { LockKeyhole } from 'lucide-react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TotalRows } from '../total-rows.tsx';

interface CartSummaryProps {
  cart: Cart;
  checkoutPath: string;
  /** The GST is exact only for the deliveries it was calculated with. */
  isGstExact: boolean;
}

const piecesOf = ({ cartItems }: Cart) => cartItems.reduce((sum, { quantity }) => sum + quantity, 0);

/** The cart's totals and the button to pay. */
export function CartSummary({ cart, checkoutPath, isGstExact }: CartSummaryProps) {
  const pieces = piecesOf(cart);
  const isFrom = cart.groups.some(({ deliveries, chosen }) =>
    deliveries.some(({ method, is_from }) => method === chosen && is_from),
  );
  const rows = [
    { key: 'items', label: <Trans>Items ({pieces})</Trans>, cents: cart.sub_total.cents },
    {
      key: 'delivery',
      label: isFrom ? <Trans>Delivery, from</Trans> : <Trans>Delivery</Trans>,
      cents: cart.postage.cents,
      zero: <Trans>Free</Trans>,
    },
  ];
  return (
    <section aria-labelledby="cart-summary" className="panel p-5 lg:p-7">
      <h2 id="cart-summary" className="h-panel mb-4">
        <Trans>Summary</Trans>
      </h2>
      <TotalRows
        rows={rows}
        total={cart.total}
        gst={isGstExact || cart.gst.cents === 0 ? cart.gst : undefined}
      />
      {cart.needs_acceptance ? (
        <p className="mt-5 text-sm font-medium text-warn">
          <Trans>Accept the changes to continue to checkout.</Trans>
        </p>
      ) : (
        <ButtonLink to={checkoutPath} size="lg" isWide className="mt-5">
          <Trans>Go to checkout</Trans>
        </ButtonLink>
      )}
      <p className="mt-4 flex gap-2.5 text-sm text-ink-2">
        <Icon of={LockKeyhole} size={18} className="mt-px text-good" />
        <Trans>You can review everything before you pay.</Trans>
      </p>
    </section>
  );
}
