import { Trans, useLingui } from '@lingui/react/macro';
import type { MarketSettings } from '@souk/contract/modules/admin/settings';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Panel } from './desk-head.tsx';

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** When sellers are paid out, and the details on Souk's invoices. */
export function HousePanels({ settings }: { settings: MarketSettings }) {
  const { t } = useLingui();
  return (
    <>
      <Panel title={<Trans>Payouts</Trans>}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="payout_minimum_cents"
            label={t`Pay out from`}
            prefix="$"
            inputMode="decimal"
            defaultValue={dollars(settings.payout_minimum_cents)}
            hint={t`Smaller amounts are carried over.`}
          />
          <TextField
            name="payout_approval_cents"
            label={t`Two approvals needed above`}
            prefix="$"
            inputMode="decimal"
            defaultValue={dollars(settings.payout_approval_cents)}
          />
        </div>
      </Panel>
      <Panel title={<Trans>Souk’s invoice details</Trans>}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="house_name" label={t`Name`} maxLength={100} defaultValue={settings.house_name} />
          <TextField
            name="house_abn"
            label={t`ABN`}
            inputMode="numeric"
            defaultValue={settings.house_abn}
            hint={t`Without it they are not tax invoices.`}
          />
          <TextArea
            name="house_address"
            label={t`Address`}
            rows={2}
            maxLength={300}
            defaultValue={settings.house_address}
            className="sm:col-span-2"
          />
        </div>
      </Panel>
    </>
  );
}
