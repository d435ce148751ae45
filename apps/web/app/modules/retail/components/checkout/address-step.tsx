import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@souk/contract/modules/locations/addresses';
import { Plus } from 'lucide-react';
import { Form } from 'react-router';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ChoiceCards } from '../../../../ui/choice-card.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { phoneWords } from '../../../identity/index.ts';
import { type CheckoutState, checkoutAddress, checkoutEntries, checkoutPath } from '../../checkout-state.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { NewAddressForm } from './new-address-form.tsx';

interface AddressStepProps {
  addresses: readonly Address[];
  address: Address | null;
  state: CheckoutState;
  open: 'address' | 'new-address' | null;
}

const phoneOf = ({ countryCode, phone }: Address) => (
  <bdi dir="ltr" className="num">
    {phoneWords(countryCode, phone)}
  </bdi>
);

function AddressChoice({ addresses, address, state }: Omit<AddressStepProps, 'open'>) {
  const { t } = useLingui();
  return (
    <Form method="get" action={checkoutPath} preventScrollReset className="mt-4 space-y-4">
      {checkoutEntries(state, ['address']).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ChoiceCards
        name="address_id"
        label={t`Address`}
        isLegendHidden
        columns={1}
        defaultValue={address ? String(address.address_id) : undefined}
        options={addresses.map((one) => ({
          value: String(one.address_id),
          label: <bdi>{one.name}</bdi>,
          hint: (
            <>
              {one.location}
              <br />
              {phoneOf(one)}
            </>
          ),
        }))}
      />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton>
          <Trans>Deliver to this address</Trans>
        </SubmitButton>
        <ButtonLink to={checkoutAddress(state, 'new-address')} tone="ghost" icon={Plus} preventScrollReset>
          <Trans>Add address</Trans>
        </ButtonLink>
      </div>
    </Form>
  );
}

/** The delivery address, from the address book or newly entered. */
export function AddressStep({ addresses, address, state, open }: AddressStepProps) {
  const name = address?.name ?? '';
  if (!open && address)
    return (
      <CheckoutStep
        number={1}
        state="done"
        title={<Trans>Deliver to {name}</Trans>}
        changeTo={checkoutAddress(state, 'address')}
      >
        <p className="mt-1 text-ink-2">
          <bdi>{address.location}</bdi>
          <br />
          {phoneOf(address)}
        </p>
      </CheckoutStep>
    );
  const isNew = open === 'new-address' || addresses.length === 0;
  return (
    <CheckoutStep
      number={1}
      state="open"
      title={isNew ? <Trans>New address</Trans> : <Trans>Deliver to</Trans>}
    >
      {isNew ? (
        <NewAddressForm
          state={state}
          back={addresses.length > 0 ? checkoutAddress(state, 'address') : null}
        />
      ) : (
        <AddressChoice addresses={addresses} address={address} state={state} />
      )}
    </CheckoutStep>
  );
}
