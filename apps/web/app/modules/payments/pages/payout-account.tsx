import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { listPayoutAccounts, savePayoutAccount } from '@souk/contract/modules/payments/accounts';
import { getBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { data, redirectDocument } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { orNull } from '../../../lib/or-null.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { OwnPage } from '../../../ui/own-page.tsx';
import { anewFor } from '../../identity/index.server.ts';
import { BankForm } from '../components/bank-form.tsx';
import { EarningsTabs } from '../components/earnings-tabs.tsx';
import { PayoutAccountsPanel } from '../components/payout-accounts-panel.tsx';
import { TaxPanel } from '../components/tax-panel.tsx';
import type { Route } from './+types/payout-account.ts';

export const handle = { access: 'login', screen: 'PayoutAccount' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Payout account`)];

const finishPath = '/payout-account/finish?method=card';

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireUser(args);
  const isBusiness = viewer.seller_type !== 'private';
  const [accounts, business] = await Promise.all([
    call(args, listPayoutAccounts),
    isBusiness ? orNull(call(args, getBusinessProfile)) : null,
  ]);
  const tax = business && { abn: business.abn, is_gst_registered: business.is_gst_registered };
  return { accounts, tax, isBusiness };
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const saved = await submit(args, savePayoutAccount, { also: { return_url: finishPath } });
  const anew = anewFor(saved, '/payout-account');
  if (anew) return anew;
  if (!saved.ok) return data(saved.problems, { status: saved.status });
  return saved.reply.url
    ? redirectDocument(saved.reply.url)
    : redirectWithToast(args, '/payout-account', saved.message);
}

export default function PayoutAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts, tax, isBusiness } = loaderData;
  const bank = accounts.find(({ method }) => method === 'card');
  return (
    <OwnPage
      title={<Trans>Payout account</Trans>}
      lead={<Trans>Where your earnings go. Payouts leave every night once there is enough to send.</Trans>}
    >
      {isBusiness && <EarningsTabs />}
      <div className="mt-5 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <PayoutAccountsPanel accounts={accounts} mayConnect={isBusiness} />
          {tax && <TaxPanel tax={tax} />}
        </div>
        <BankForm key={bank?.account_number ?? ''} account={bank} problems={actionData} />
      </div>
    </OwnPage>
  );
}
