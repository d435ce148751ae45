import { Trans, useLingui } from '@lingui/react/macro';
import type { TransactionKind } from '@souk/contract/modules/payments/transactions';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { transactionWords } from '../state-words.ts';

const kinds = Object.keys(transactionWords) as TransactionKind[];

/** Filters transactions by kind; applied at once if scripts run. */
export function KindFilter() {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const period = params.get('date_filter');
  return (
    <Form key={params.toString()} method="get" className="flex items-end gap-2">
      {period && <input type="hidden" name="date_filter" value={period} />}
      <Select
        name="kind"
        label={t`Kind`}
        isLabelHidden
        placeholder={t`All kinds`}
        defaultValue={params.get('kind') ?? ''}
        options={kinds.map((kind) => ({ value: kind, label: i18n._(transactionWords[kind]) }))}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        className="w-[220px]"
      />
      {!isHydrated && (
        <Button type="submit" tone="line" className="h-12">
          <Trans>Show</Trans>
        </Button>
      )}
    </Form>
  );
}
