import { Trans } from '@lingui/react/macro';
import type { FormOutcome } from '../../../../ui/form-scope.tsx';
import { checkoutAddress, checkoutEntries } from '../../checkout-state.ts';
import type { loadBuyerCheckout } from '../../load-checkout.server.ts';
import { groupsOfCart } from '../../summary-groups.ts';
import { CartChanges } from '../cart/cart-changes.tsx';
import { CartMerged } from '../cart/cart-merge.tsx';
import { AddressStep } from './address-step.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayButton } from './pay-button.tsx';
import { PayStep, WaitingPayStep } from './pay-step.tsx';
import { PromoForm } from './promo-form.tsx';

type BuyerData = Awaited<ReturnType<typeof loadBuyerCheckout>>;

interface BuyerCheckoutProps {
  shown: BuyerData;
  problems: FormOutcome | undefined;
}

/** What keeps the buyer from paying. */
function hindranceOf({ step, preview }: BuyerData) {
  if (preview.needs_acceptance) return <Trans>Accept the changes to continue.</Trans>;
  if (preview.groups.some(({ deliveries }) => deliveries.length === 0))
    return <Trans>A shop does not deliver to this address. Choose another one, or remove its items.</Trans>;
  if (step === 'address' || step === 'new-address') return <Trans>Choose an address to continue.</Trans>;
  if (step === 'delivery') return <Trans>Choose how it is delivered to continue.</Trans>;
  return null;
}

/** Address, delivery and payment of a signed-in buyer. */
export function BuyerCheckout({ shown, problems }: BuyerCheckoutProps) {
  const { preview, state, step, addresses, address } = shown;
  const hindrance = hindranceOf(shown);
  const addressStep = step === 'address' || step === 'new-address' ? step : null;
  const fields = [
    ...checkoutEntries({
      ...state,
      deliveries: Object.fromEntries(preview.groups.map(({ seller, chosen }) => [seller.id, chosen])),
    }),
    ['_idempotencyKey', shown.idempotencyKey] as const,
  ];
  return (
    <CheckoutFrame
      title={<Trans>Checkout</Trans>}
      notice={
        (shown.merged.length > 0 || preview.needs_acceptance) && (
          <>
            <CartMerged merged={shown.merged} />
            {preview.needs_acceptance && <CartChanges back={checkoutAddress(state)} />}
          </>
        )
      }
      aside={
        <OrderSummary
          groups={groupsOfCart(preview.groups, preview.lines)}
          sums={preview}
          promo={<PromoForm preview={preview} state={state} />}
          action={
            hindrance ? (
              <p className="text-sm font-medium text-ink-2">{hindrance}</p>
            ) : (
              <PayButton cents={preview.total.cents} />
            )
          }
        />
      }
    >
      <AddressStep addresses={addresses} address={address} state={state} open={addressStep} />
      <DeliveryStep
        groups={preview.groups}
        state={state}
        isOpen={step === 'delivery'}
        hasAddress={address !== null && !addressStep}
      />
      {step === 'pay' ? (
        <PayStep
          cards={shown.cards}
          desk={shown.desk}
          action={checkoutAddress(state)}
          fields={fields}
          problems={problems}
          hasNote
          isFree={preview.total.cents === 0}
        />
      ) : (
        <WaitingPayStep />
      )}
    </CheckoutFrame>
  );
}
