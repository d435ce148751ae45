import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useNow } from '../../../../lib/page-root.ts';
import { Acts } from '../../../../ui/acts.tsx';
import type { FormOutcome } from '../../../../ui/form-scope.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { FailureWords } from '../../../payments/index.ts';
import { checkoutActs } from '../../checkout-acts.ts';
import type { loadRetry } from '../../load-checkout.server.ts';
import { groupsOfOrders, sumOf } from '../../summary-groups.ts';
import { HeldWords } from '../payment-result/held-words.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayButton } from './pay-button.tsx';
import { PayStep } from './pay-step.tsx';

type RetryData = Awaited<ReturnType<typeof loadRetry>>;

/** Pays existing orders by another method, while their stock is held. */
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
              {checkout.payment?.failure ? (
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
              <div className="text-center">
                <Acts of={checkoutActs} row={checkout} size="sm" />
              </div>
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
