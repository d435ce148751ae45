import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Form } from 'react-router';
import { useNow } from '../../../../lib/page-root.ts';
import type { FormOutcome } from '../../../../ui/form-scope.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { linkClass } from '../../../../ui/link.tsx';
import type { loadRetry } from '../../load-checkout.server.ts';
import { groupsOfOrders, sumOf } from '../../summary-groups.ts';
import { FailureWords, HeldWords } from '../payment-result/failure-words.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayButton } from './pay-button.tsx';
import { PayStep } from './pay-step.tsx';

type RetryData = Awaited<ReturnType<typeof loadRetry>>;

/** Gives the unpaid orders up; the cart is as it was. */
export function GiveUpForm({ checkoutId }: { checkoutId: number }) {
  return (
    <Form method="post" action="/retail-checkout/cancel" className="text-center">
      <input type="hidden" name="checkout_id" value={checkoutId} />
      <button type="submit" className={`${linkClass} tap text-sm`}>
        <Trans>Cancel this order</Trans>
      </button>
    </Form>
  );
}

/** Pays orders that stand already by another way, while their stock is held. */
export function RetryCheckout({ shown, problems }: { shown: RetryData; problems: FormOutcome | undefined }) {
  const { checkout, orders } = shown;
  const now = useNow();
  return (
    <CheckoutFrame
      title={<Trans>Checkout</Trans>}
      back={{ to: '/my-orders', words: <Trans>My Orders</Trans> }}
      notice={
        <div role="status" className="flex gap-3 rounded-lg bg-warn-soft p-4 text-[15px]">
          <Icon of={CircleAlert} className="mt-0.5 text-warn" />
          <p>
            <b className="block font-semibold text-warn">
              {checkout.payment.failure ? (
                <FailureWords failure={checkout.payment.failure} />
              ) : (
                <Trans>This order is waiting for its payment.</Trans>
              )}
            </b>
            <HeldWords until={checkout.expires_at} now={now} />
          </p>
        </div>
      }
      aside={
        <OrderSummary
          groups={groupsOfOrders(orders)}
          sums={sumOf(orders)}
          action={
            <div className="space-y-4">
              <PayButton cents={checkout.total.cents} />
              <GiveUpForm checkoutId={checkout.checkout_id} />
            </div>
          }
        />
      }
    >
      <PayStep
        number={1}
        cards={shown.cards}
        desk={shown.desk}
        action={`/retail-checkout?checkout_id=${checkout.checkout_id}`}
        fields={[['_checkout_id', String(checkout.checkout_id)]]}
        problems={problems}
      />
    </CheckoutFrame>
  );
}
