import { updateAddress } from '@souk/contract/modules/locations/addresses';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/default-address.ts';

export const handle = { access: 'login', screen: 'Addresses' };

export const loader = () => redirect('/addresses');

/** Makes one address the default. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const params = { address_id: args.params.addressId };
  const saved = await submit(args, updateAddress, { params, also: { is_default: true } });
  const toast = saved.ok ? saved.message : { tone: 'bad' as const, title: saved.problems.form ?? '' };
  return redirectWithToast(args, '/addresses', toast);
}
