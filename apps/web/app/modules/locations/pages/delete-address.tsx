import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { deleteAddress } from '@souk/contract/modules/locations/addresses';
import { Form } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { AccountFrame, Panel } from '../../identity/index.ts';
import { getOwnAddress } from '../find-address.server.ts';
import type { Route } from './+types/delete-address.ts';

export const handle = { access: 'login', screen: 'DeleteAddress' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Delete address`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return { address: await getOwnAddress(args, args.params.addressId) };
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const deleted = await submit(args, deleteAddress, { params: { address_id: args.params.addressId } });
  const toast = deleted.ok ? deleted.message : { tone: 'bad' as const, title: deleted.problems.form ?? '' };
  return redirectWithToast(args, '/addresses', toast);
}

export default function DeleteAddress({ loaderData: { address } }: Route.ComponentProps) {
  return (
    <AccountFrame title={<Trans>Delete this address?</Trans>}>
      <Panel title={address.name} className="max-w-form">
        <p className="text-ink-2">{address.location}</p>
        {address.is_default && (
          <p className="mt-2 text-[15px] text-ink-2">
            <Trans>It is your default: the newest of the others takes its place.</Trans>
          </p>
        )}
        <Form method="post" className="mt-5 flex flex-wrap gap-2.5">
          <SubmitButton tone="danger">
            <Trans>Delete address</Trans>
          </SubmitButton>
          <ButtonLink to="/addresses" tone="ghost">
            <Trans>Keep it</Trans>
          </ButtonLink>
        </Form>
      </Panel>
    </AccountFrame>
  );
}
