import { Trans, useLingui } from '@lingui/react/macro';
import type { CartGroup } from '@souk/contract/modules/retail/carts';
import { price } from '../../../lib/format.ts';
import { ChoiceCards } from '../../../ui/choice-card.tsx';
import { deliveryField } from '../chosen-deliveries.ts';
import { DeliveryPrice, DeliveryTime } from './delivery-words.tsx';

interface DeliveryOptionsProps {
  group: CartGroup;
  onChoose?: (() => void) | undefined;
}

/** The choice of deliveries for one seller's part. */
export function DeliveryOptions({ group, onChoose }: DeliveryOptionsProps) {
  const { t } = useLingui();
  const missing = group.free_over ? group.free_over.cents - group.sub_total.cents : 0;
  if (group.deliveries.length === 0)
    return (
      <p className="text-sm font-medium text-warn">
        <Trans>{group.seller.name} does not deliver to this address.</Trans>
      </p>
    );
  return (
    <>
      <ChoiceCards
        name={deliveryField(group.seller.id)}
        label={t`Delivery from ${group.seller.name}`}
        isLegendHidden
        columns={2}
        defaultValue={group.chosen}
        onChoose={() => onChoose?.()}
        options={group.deliveries.map((delivery) => ({
          value: delivery.method,
          label: delivery.name,
          hint: <DeliveryTime delivery={delivery} />,
          aside: <DeliveryPrice delivery={delivery} />,
        }))}
      />
      {missing > 0 && (
        <p className="num mt-2 text-sm text-ink-2">
          <Trans>Add {price(missing)} more for free delivery.</Trans>
        </p>
      )}
    </>
  );
}
