import { Trans } from '@lingui/react/macro';
import type { NextStep, RetailOrder } from '@souk/contract/modules/retail/orders';
import { useDates } from '../../../../lib/use-dates.tsx';

type Asked = Pick<RetailOrder, 'role'> & { next: NextStep; isPickup: boolean };

function BuyerWords({ next, isPickup }: Asked) {
  const { nearDay } = useDates();
  const day = next.due_at ? nearDay(next.due_at) : null;
  switch (next.step) {
    case 'pay':
      return <Trans>Pay to place this order. Your items are kept for a few minutes.</Trans>;
    case 'accept':
      return day ? (
        <Trans>The shop accepts your order by {day}. If it does not, you get your money back.</Trans>
      ) : (
        <Trans>The shop looks at your order.</Trans>
      );
    case 'ship':
      if (isPickup) return <Trans>The shop gets your order ready to be collected.</Trans>;
      return day ? (
        <Trans>The shop sends your order by {day}. If it does not, you get your money back.</Trans>
      ) : (
        <Trans>The shop packs your order.</Trans>
      );
    case 'arrive':
      return day ? <Trans>It should be with you by {day}.</Trans> : <Trans>It is on its way to you.</Trans>;
    case 'complete':
      return day ? (
        <Trans>Tell us when it has arrived as it should. On {day} the order completes by itself.</Trans>
      ) : (
        <Trans>Tell us when it has arrived as it should.</Trans>
      );
    default:
      return <Trans>Souk looks at your complaint. The shop is not paid until it is decided.</Trans>;
  }
}

function SellerWords({ next, isPickup }: Asked) {
  const { nearDay } = useDates();
  const day = next.due_at ? nearDay(next.due_at) : null;
  switch (next.step) {
    case 'pay':
      return <Trans>The buyer has not paid yet.</Trans>;
    case 'accept':
      return day ? (
        <Trans>Accept it by {day}, or it is cancelled and the buyer gets the money back.</Trans>
      ) : (
        <Trans>Accept it to go on.</Trans>
      );
    case 'ship':
      if (isPickup) return <Trans>Get it ready, and say when it was handed over.</Trans>;
      return day ? (
        <Trans>Send it by {day}, or it is cancelled and the buyer gets the money back.</Trans>
      ) : (
        <Trans>Pack and send it.</Trans>
      );
    case 'arrive':
      return day ? (
        <Trans>On {day} it counts as delivered, unless you say so before.</Trans>
      ) : (
        <Trans>It is on its way to the buyer.</Trans>
      );
    case 'complete':
      return day ? (
        <Trans>The buyer has until {day} to complain; then the money is yours.</Trans>
      ) : (
        <Trans>Waiting for the buyer.</Trans>
      );
    default:
      return <Trans>Souk decides about the complaint. The money is held until then.</Trans>;
  }
}

/** What happens next, who does it, and what time does if nobody does. */
export function NextWords({ order }: { order: Pick<RetailOrder, 'role' | 'next' | 'delivery'> }) {
  const { next, role, delivery } = order;
  if (!next) return null;
  const asked = { next, role, isPickup: delivery.is_pickup };
  return role === 'buyer' ? <BuyerWords {...asked} /> : <SellerWords {...asked} />;
}
