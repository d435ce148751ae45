import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { updateAddress } from '@souk/contract/modules/locations/addresses';
import { data } from 'react-router';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { AccountFrame, Panel } from '../../identity/index.ts';
import { AddressForm } from '../components/address-form.tsx';
import { getOwnAddress } from '../find-address.server.ts';
import { saveAddress } from '../save-address.server.ts';
import type { Route } from './+types/edit-address.ts';

export const handle = { access: 'login', screen: 'EditAddress' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Edit address`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return { address: await getOwnAddress(args, args.params.addressId) };
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const params = { address_id: args.params.addressId };
  const saved = await saveAddress(args, updateAddress, await postedForm(args), params);
  if (!saved.ok) return data(saved.problems, { status: saved.status });
  return redirectWithToast(args, '/addresses', saved.message);
}

export default function EditAddress({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={<Trans>Edit address</Trans>}>
      <Panel title={loaderData.address.location} className="max-w-form">
        <AddressForm address={loaderData.address} problems={actionData} />
      </Panel>
    </AccountFrame>
  );
}
