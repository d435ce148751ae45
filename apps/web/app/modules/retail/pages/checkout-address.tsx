import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createAddress } from '@souk/contract/modules/locations/addresses';
import { data, redirect } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { saveAddress } from '../../locations/index.server.ts';
import { type CheckoutState, checkoutAddress } from '../checkout-state.ts';
import { readDeliveries } from '../chosen-deliveries.ts';
import { NewAddressForm } from '../components/checkout/new-address-form.tsx';
import type { Route } from './+types/checkout-address.ts';

export const handle = { access: 'private', screen: 'RetailCheckout' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  throw redirect(checkoutAddress({ deliveries: {} }, 'new-address'));
}

function stateIn(form: FormData): CheckoutState {
  const kept = [...form]
    .filter(([name]) => name.startsWith('_'))
    .map(([name, value]): [string, FormDataEntryValue] => [name.slice(1), value]);
  const promoCode = form.get('_promo_code');
  return {
    deliveries: readDeliveries(kept),
    ...(typeof promoCode === 'string' && promoCode ? { promoCode } : {}),
  };
}

/** Saves an address and goes on with it. */
export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  const form = await postedForm(args);
  const state = stateIn(form);
  const saved = await saveAddress(args, createAddress, form);
  if (!saved.ok) return data({ ...saved.problems, state }, { status: saved.status });
  return redirect(checkoutAddress({ ...state, addressId: saved.reply.address_id }));
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`New address`)];

/** Seen without scripts only: with them the problems are told within the checkout. */
export default function CheckoutAddress({ actionData }: Route.ComponentProps) {
  const state = actionData?.state ?? { deliveries: {} };
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="h-page">
        <Trans>New address</Trans>
      </h1>
      <div className="panel mt-6 max-w-form p-5 lg:p-7">
        <NewAddressForm state={state} back={checkoutAddress(state)} problems={actionData} />
      </div>
    </div>
  );
}
