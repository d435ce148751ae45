import { useLingui } from '@lingui/react/macro';
import { Tabs } from '../../../ui/tabs.tsx';

/** The admin pages about money. */
export function MoneyTabs() {
  const { t } = useLingui();
  const tabs = [
    { to: '/admin/payments', label: t`Payments` },
    { to: '/admin/refunds', label: t`Refunds` },
    { to: '/admin/chargebacks', label: t`Chargebacks` },
    { to: '/admin/payouts', label: t`Payouts` },
    { to: '/admin/ledger', label: t`Ledger` },
    { to: '/admin/commissions', label: t`Commission` },
  ];
  return (
    <div className="mb-4">
      <Tabs label={t`Money`} tabs={tabs} />
    </div>
  );
}
