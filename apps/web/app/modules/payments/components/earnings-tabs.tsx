import { useLingui } from '@lingui/react/macro';
import { Tabs } from '../../../ui/tabs.tsx';

/** Pages about what a seller earns. */
export function EarningsTabs() {
  const { t } = useLingui();
  const tabs = [
    { to: '/transaction', label: t`Transactions` },
    { to: '/payouts', label: t`Payouts` },
    { to: '/payout-account', label: t`Payout account` },
  ];
  return <Tabs label={t`Your earnings`} tabs={tabs} />;
}
