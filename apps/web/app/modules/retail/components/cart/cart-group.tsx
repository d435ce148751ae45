import { Trans } from '@lingui/react/macro';
import type { CartItem, CartGroup as Group } from '@souk/contract/modules/retail/carts';
import { Form, useSubmit } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { type ChosenDeliveries, deliveryEntries } from '../../chosen-deliveries.ts';
import { DeliveryOptions } from '../delivery-options.tsx';
import { SellerLine } from '../seller-line.tsx';
import { CartLine } from './cart-line.tsx';
import { PostageNotes } from './postage-notes.tsx';

interface CartGroupProps {
  group: Group;
  items: readonly CartItem[];
  chosen: ChosenDeliveries;
  back: string;
}

/** The choice is in the address, so that the checkout starts with it. */
function DeliveryForm({ group, chosen }: Pick<CartGroupProps, 'group' | 'chosen'>) {
  const submit = useSubmit();
  const { [group.seller.id]: _own, ...others } = chosen;
  return (
    <Form
      method="get"
      action="/cart"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
      className="border-t border-line pt-5"
    >
      {deliveryEntries(others).map(([name, method]) => (
        <input key={name} type="hidden" name={name} value={method} />
      ))}
      <p className="mb-2 text-sm font-semibold">
        <Trans>Delivery</Trans>
      </p>
      <DeliveryOptions key={group.chosen} group={group} />
      <PostageNotes notes={group.notes} />
      <div className="mt-3 hidden noscript:block">
        <Button type="submit" tone="soft" size="sm">
          <Trans>Update delivery</Trans>
        </Button>
      </div>
    </Form>
  );
}

/** One seller's part: items, delivery and its cost. */
export function CartGroup({ group, items, chosen, back }: CartGroupProps) {
  return (
    <section aria-label={group.seller.name} className="panel p-5 lg:p-7">
      <div className="flex items-center justify-between gap-4">
        <h2 className="min-w-0 text-[15px]">
          <SellerLine seller={group.seller} />
        </h2>
        {group.seller.suburb && <p className="truncate text-sm text-ink-3">{group.seller.suburb}</p>}
      </div>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <CartLine key={item.item_id} item={item} back={back} />
        ))}
      </ul>
      <DeliveryForm group={group} chosen={chosen} />
      <p className="num mt-5 flex justify-between gap-4 border-t border-line pt-4 text-[15px]">
        <span className="text-ink-2">
          <Trans>Total from this shop</Trans>
        </span>
        <span className="font-semibold">{price(group.total.cents)}</span>
      </p>
    </section>
  );
}
