import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { loadAddCard, saveNewCard } from '../add-card.server.ts';
import { AddCardScreen } from '../components/add-card-screen.tsx';
import type { Route } from './+types/add-method.ts';

export const handle = {
  access: 'private',
  screen: 'PaymentMethodAdd',
  screens: [{ screen: 'VendorPaymentMethodAdd', access: 'business:*' }],
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Add a card`)];

export const loader = (args: Route.LoaderArgs) => loadAddCard(args);

export const action = (args: Route.ActionArgs) => saveNewCard(args);

export default function AddMethod({ loaderData: { desk }, actionData }: Route.ComponentProps) {
  return <AddCardScreen desk={desk} problems={actionData} />;
}
