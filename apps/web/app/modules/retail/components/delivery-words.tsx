import { Plural, Trans } from '@lingui/react/macro';
import type { DeliveryChoice } from '@souk/contract/modules/retail/carts';
import { price } from '../../../lib/format.ts';

/** The estimated arrival, if the shop gives one. */
export function DeliveryTime({ delivery }: { delivery: DeliveryChoice }) {
  const { is_pickup, days, dispatch_days } = delivery;
  if (is_pickup) return <Trans>Collect it from the shop</Trans>;
  if (days === null) return null;
  const total = days + (dispatch_days ?? 0);
  return <Plural value={total} one="Arrives within # day" other="Arrives within # days" />;
}

/** The price, or the lowest price; 0 is written as a word. */
export function DeliveryPrice({ delivery }: { delivery: Pick<DeliveryChoice, 'price' | 'is_from'> }) {
  const cents = price(delivery.price.cents);
  if (delivery.is_from)
    return (
      <span className="num font-medium">
        <Trans>from {cents}</Trans>
      </span>
    );
  return delivery.price.cents === 0 ? (
    <span className="font-medium text-good">
      <Trans>Free</Trans>
    </span>
  ) : (
    <span className="num font-medium">{cents}</span>
  );
}
