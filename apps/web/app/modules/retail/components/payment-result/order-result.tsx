import { Trans } from '@lingui/react/macro';
import { useNow } from '../../../../lib/page-root.ts';
import { Acts } from '../../../../ui/acts.tsx';
import { ButtonLink, buttonClass } from '../../../../ui/button.tsx';
import { FailureWords } from '../../../payments/index.ts';
import { checkoutActs } from '../../checkout-acts.ts';
import type { OrderResult as Result } from '../../load-result.server.ts';
import { orderPath } from '../../order-address.ts';
import { checkoutOutcome } from '../../payment-outcome.ts';
import { groupsOfOrders, sumOf } from '../../summary-groups.ts';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { HeldWords } from './held-words.tsx';
import { PaidOrders } from './paid-orders.tsx';
import { RefreshItself, ResultHead } from './result-head.tsx';
import { useLiveOrders, useRefreshWhile } from './use-live-orders.ts';

function Paid({ result: { checkout, orders } }: { result: Result }) {
  const [first] = orders;
  return (
    <ResultHead
      outcome="paid"
      title={<Trans>Thank you, your order is placed</Trans>}
      actions={
        <>
          <ButtonLink to={orders.length === 1 && first ? orderPath(first.order_id) : '/my-orders'}>
            {orders.length === 1 ? <Trans>See your order</Trans> : <Trans>See your orders</Trans>}
          </ButtonLink>
          <ButtonLink to={`/checkout-order-summary?checkout_id=${checkout.checkout_id}`} tone="line">
            <Trans>Order summary</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>The shops have your order. We’ll let you know when your items are on their way.</Trans>
    </ResultHead>
  );
}

function Failed({ result: { checkout, payment } }: { result: Result }) {
  const now = useNow();
  return (
    <ResultHead
      outcome="failed"
      title={<FailureWords failure={payment?.failure ?? null} />}
      actions={
        <div className="space-y-4">
          <ButtonLink to={`/retail-checkout?checkout_id=${checkout.checkout_id}`}>
            <Trans>Try another card</Trans>
          </ButtonLink>
          <Acts of={checkoutActs} row={checkout} />
        </div>
      }
    >
      <HeldWords until={checkout.expires_at} now={now} />
    </ResultHead>
  );
}

function Asked({ url }: { url: string }) {
  return (
    <ResultHead
      outcome="asked"
      title={<Trans>Please confirm your payment</Trans>}
      actions={
        <a href={url} className={buttonClass()}>
          <Trans>Continue to confirm</Trans>
        </a>
      }
    >
      <Trans>Your bank needs to be sure that it is you. Nothing is paid until you confirm.</Trans>
    </ResultHead>
  );
}

function Processing() {
  return (
    <ResultHead outcome="processing" title={<Trans>We are checking your payment</Trans>}>
      <Trans>This takes a moment. You can leave this page; we’ll let you know.</Trans>
      <RefreshItself />
    </ResultHead>
  );
}

function Over({ isExpired }: { isExpired: boolean }) {
  return (
    <ResultHead
      outcome={isExpired ? 'expired' : 'cancelled'}
      title={
        isExpired ? <Trans>Your time to pay has run out</Trans> : <Trans>This order was cancelled</Trans>
      }
      actions={
        <ButtonLink to="/cart">
          <Trans>Back to the cart</Trans>
        </ButtonLink>
      }
    >
      <Trans>You have not been charged. Your items are in your cart as before.</Trans>
    </ResultHead>
  );
}

/** The outcome of an order's payment, or that it is still open. */
export function OrderResult({ result }: { result: Result }) {
  const { checkout, payment, orders } = result;
  const outcome = checkoutOutcome(checkout, payment);
  useLiveOrders((id) => checkout.order_ids.includes(id));
  useRefreshWhile(outcome === 'processing');
  const isOver = outcome === 'expired' || outcome === 'cancelled';
  return (
    <div className="page grid gap-6 py-6 lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-10 lg:py-10">
      <div className="space-y-4">
        {outcome === 'paid' && <Paid result={result} />}
        {outcome === 'failed' && <Failed result={result} />}
        {outcome === 'asked' && <Asked url={payment?.action_url ?? ''} />}
        {outcome === 'processing' && <Processing />}
        {isOver && <Over isExpired={outcome === 'expired'} />}
        {outcome === 'paid' && <PaidOrders orders={orders} />}
      </div>
      <div>
        <OrderSummary groups={groupsOfOrders(orders)} sums={sumOf(orders)} />
      </div>
    </div>
  );
}
