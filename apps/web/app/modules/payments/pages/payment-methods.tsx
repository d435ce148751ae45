import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { listPayoutAccounts } from '@souk/contract/modules/payments/accounts';
import { listCards } from '@souk/contract/modules/payments/methods';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { LoginFirst } from '../../../shell/login/login-first.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { MethodPanel } from '../components/method-panel.tsx';
import { PayoutSummary } from '../components/payout-summary.tsx';
import type { Route } from './+types/payment-methods.ts';

export const handle = { access: 'public', screen: 'PaymentMethods' };

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Payment methods`),
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  if (!viewer) return { owner: null };
  const isBusiness = viewer.seller_type !== 'private';
  const [cards, accounts] = await Promise.all([
    call(args, listCards),
    isBusiness ? call(args, listPayoutAccounts) : null,
  ]);
  return { owner: { cards, accounts } };
}

export default function PaymentMethods({ loaderData: { owner } }: Route.ComponentProps) {
  if (!owner)
    return (
      <LoginFirst title={<Trans>Payment methods</Trans>}>
        <Trans>Log in to see and change the cards you have saved.</Trans>
      </LoginFirst>
    );
  return (
    <OwnPage
      width="read"
      title={<Trans>Payment methods</Trans>}
      lead={<Trans>Card numbers stay with our payment provider. We only know their last digits.</Trans>}
    >
      <div className="grid gap-4">
        <MethodPanel cards={owner.cards} />
        {owner.accounts && <PayoutSummary accounts={owner.accounts} />}
      </div>
    </OwnPage>
  );
}
