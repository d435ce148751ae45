import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { createAddress } from '@souk/contract/modules/locations/addresses';
import { data } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { AccountFrame, Panel } from '../../identity/index.ts';
import { AddressForm } from '../components/address-form.tsx';
import { saveAddress } from '../save-address.server.ts';
import type { Route } from './+types/new-address.ts';

export const handle = { access: 'login', screen: 'NewAddress' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`New address`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const { name, phone, countryCode } = await call(args, getUserProfile);
  return { starter: { name, phone, countryCode } };
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const saved = await saveAddress(args, createAddress, await postedForm(args));
  if (!saved.ok) return data(saved.problems, { status: saved.status });
  return redirectWithToast(args, '/addresses', saved.message);
}

export default function NewAddress({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={<Trans>New address</Trans>}>
      <Panel title={<Trans>Where is it?</Trans>} className="max-w-form">
        <AddressForm starter={loaderData.starter} problems={actionData} />
      </Panel>
    </AccountFrame>
  );
}
