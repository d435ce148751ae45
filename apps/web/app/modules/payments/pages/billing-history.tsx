import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { viewsOf } from '../billing-views.ts';
import { BillingList } from '../components/billing-list.tsx';
import { PeriodFilter } from '../components/period-filter.tsx';
import { loadBilling } from '../load-billing.server.ts';
import type { Route } from './+types/billing-history.ts';

export const handle = {
  access: 'private',
  screen: 'CustomerBillingHistory',
  screens: [{ screen: 'VendorBillingHistory', access: 'business:*' }],
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Billing history`)];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireUser(args);
  const isBusiness = viewer.seller_type !== 'private';
  const asked = new URL(args.request.url).searchParams;
  const views = viewsOf(isBusiness);
  const view = views.find((one) => one === asked.get('show')) ?? 'payments';
  const billing = await loadBilling(args, view, asked);
  return { billing, isBusiness, isFiltered: Boolean(asked.get('date_filter')) };
}

export default function BillingHistory({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { billing, isBusiness } = loaderData;
  const words = {
    payments: t`Payments`,
    refunds: t`Refunds`,
    received: t`Invoices received`,
    issued: t`Invoices issued`,
  };
  return (
    <OwnPage
      title={<Trans>Billing history</Trans>}
      lead={
        isBusiness ? (
          <Trans>What your business has paid and invoiced. Your earnings are under Transaction.</Trans>
        ) : (
          <Trans>Everything you have paid on Souk, with invoices.</Trans>
        )
      }
    >
      <Tabs
        label={t`Billing by kind`}
        tabs={viewsOf(isBusiness).map((view) => ({
          to: view === 'payments' ? '/billing-history' : `/billing-history?show=${view}`,
          label: words[view],
          isCurrent: view === billing.view,
        }))}
      />
      <div className="mt-5 grid gap-4">
        {billing.view === 'payments' && <PeriodFilter />}
        <BillingList {...loaderData} />
      </div>
    </OwnPage>
  );
}
