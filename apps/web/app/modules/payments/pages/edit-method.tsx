import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { EditCardScreen } from '../components/edit-card-screen.tsx';
import { loadCard, saveCardChanges } from '../edit-card.server.ts';
import type { Route } from './+types/edit-method.ts';

export const handle = {
  access: 'private',
  screen: 'PaymentMethodEdit',
  screens: [{ screen: 'VendorPaymentMethodEdit', access: 'business:*' }],
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Edit a card`)];

export const loader = (args: Route.LoaderArgs) => loadCard(args, args.params.id);

export const action = (args: Route.ActionArgs) => saveCardChanges(args, args.params.id);

export default function EditMethod({ loaderData: { card }, actionData }: Route.ComponentProps) {
  return <EditCardScreen card={card} problems={actionData} />;
}
