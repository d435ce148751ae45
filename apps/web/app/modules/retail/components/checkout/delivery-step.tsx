import { Trans } from '@lingui/react/macro';
import type { CartGroup } from '@souk/contract/modules/retail/carts';
import { Form } from 'react-router';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { type CheckoutState, checkoutAddress, checkoutEntries, checkoutPath } from '../../checkout-state.ts';
import { PostageNotes } from '../cart/postage-notes.tsx';
import { DeliveryOptions } from '../delivery-options.tsx';
import { DeliveryPrice, DeliveryTime } from '../delivery-words.tsx';
import { AddressNote } from './address-note.tsx';
import { CheckoutStep } from './checkout-step.tsx';

interface DeliveryStepProps {
  groups: readonly CartGroup[];
  state: CheckoutState;
  isOpen: boolean;
  hasAddress: boolean;
}

const chosenOf = ({ deliveries, chosen }: CartGroup) => deliveries.find(({ method }) => method === chosen);

/** One line per shop with its delivery. */
export function DeliveryLines({ groups }: { groups: readonly CartGroup[] }) {
  return (
    <ul className="mt-2 divide-y divide-line text-[15px]">
      {groups.map((group) => {
        const delivery = chosenOf(group);
        return (
          <li key={group.seller.id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span className="min-w-0 flex-1">
              <bdi className="font-semibold">{group.seller.name}</bdi>{' '}
              {delivery ? (
                <span className="text-ink-2">
                  {delivery.name}
                  {(delivery.is_pickup || delivery.days !== null) && ', '}
                  <DeliveryTime delivery={delivery} />
                </span>
              ) : (
                <span className="font-medium text-warn">
                  <Trans>does not deliver to this address</Trans>
                </span>
              )}
            </span>
            {delivery && <DeliveryPrice delivery={delivery} />}
            <div className="basis-full empty:hidden">
              <AddressNote note={group.address_note} />
              <PostageNotes notes={group.notes} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The delivery of each shop's part. */
export function DeliveryStep({ groups, state, isOpen, hasAddress }: DeliveryStepProps) {
  if (!isOpen)
    return (
      <CheckoutStep
        number={2}
        state={hasAddress ? 'done' : 'next'}
        title={<Trans>Delivery</Trans>}
        changeTo={hasAddress ? checkoutAddress(state, 'delivery') : undefined}
      >
        {hasAddress && <DeliveryLines groups={groups} />}
      </CheckoutStep>
    );
  return (
    <CheckoutStep number={2} state="open" title={<Trans>Delivery</Trans>}>
      <Form method="get" action={checkoutPath} preventScrollReset className="mt-4 space-y-6">
        {checkoutEntries(state, ['deliveries']).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {groups.map((group) => (
          <div key={group.seller.id}>
            <p className="mb-2 font-semibold">
              <bdi>{group.seller.name}</bdi>
            </p>
            <DeliveryOptions group={group} />
            <AddressNote note={group.address_note} />
            <PostageNotes notes={group.notes} />
          </div>
        ))}
        <SubmitButton>
          <Trans>Use these deliveries</Trans>
        </SubmitButton>
      </Form>
    </CheckoutStep>
  );
}
