import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { Billing } from '../load-billing.server.ts';
import { BillingTable } from './billing-table.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { RefundTable } from './refund-table.tsx';

interface BillingListProps {
  billing: Billing;
  isBusiness: boolean;
  /** A period is chosen, so there may be older ones. */
  isFiltered: boolean;
}

function NoPayments({ isBusiness, isFiltered }: Omit<BillingListProps, 'billing'>) {
  if (isFiltered)
    return (
      <EmptyState
        title={<Trans>Nothing was paid in this period</Trans>}
        action={
          <ButtonLink to="/billing-history" tone="line">
            <Trans>Show all time</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      title={<Trans>No payments yet</Trans>}
      action={
        <ButtonLink to={isBusiness ? '/dashboard' : '/search'}>
          {isBusiness ? <Trans>Go to your dashboard</Trans> : <Trans>Search Souk</Trans>}
        </ButtonLink>
      }
    >
      {isBusiness ? (
        <Trans>Your payments to Souk appear here with their invoices.</Trans>
      ) : (
        <Trans>Your payments appear here with their invoices.</Trans>
      )}
    </EmptyState>
  );
}

function Empty({ billing, ...rest }: BillingListProps) {
  if (billing.view === 'payments') return <NoPayments {...rest} />;
  if (billing.view === 'refunds')
    return (
      <EmptyState title={<Trans>No refunds</Trans>}>
        <Trans>You can follow your refunds here.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={<Trans>No invoices yet</Trans>}>
      {billing.view === 'issued' ? (
        <Trans>Every sale gives your customer an invoice. You’ll find them here.</Trans>
      ) : (
        <Trans>Invoices for commission, subscriptions and boosts appear here.</Trans>
      )}
    </EmptyState>
  );
}

function Rows({ billing }: { billing: Billing }) {
  if (billing.view === 'payments') return <BillingTable records={billing.list.data} />;
  if (billing.view === 'refunds') return <RefundTable refunds={billing.list.data} />;
  return <InvoiceTable invoices={billing.list.data} role={billing.view} />;
}

/** The list of the chosen tab. */
export function BillingList(props: BillingListProps) {
  const { list } = props.billing;
  if (list.data.length === 0) return <Empty {...props} />;
  return (
    <>
      <Rows billing={props.billing} />
      <div className="mt-5">
        <Pager current={list.current_page} last={list.last_page} />
      </div>
    </>
  );
}
