import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Form, useSubmit } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type OrderQuery, periods } from '../../order-query.ts';

/** The period in the viewer's language; the address keeps the specification's spelling. */
export function usePeriods() {
  const { t } = useLingui();
  const words = {
    Today: t`Today`,
    'This Week': t`This week`,
    'This Month': t`This month`,
    'This Year': t`This year`,
  };
  return periods.map((value) => ({ value, label: words[value] }));
}

interface OrderFilterProps {
  path: string;
  query: OrderQuery;
  hint: string;
}

/** Search and period above a list of orders. */
export function OrderFilter({ path, query, hint }: OrderFilterProps) {
  const { t } = useLingui();
  const submit = useSubmit();
  const options = usePeriods();
  return (
    <Form method="get" action={path} className="flex flex-wrap items-end gap-3">
      {query.status && <input type="hidden" name="status" value={query.status} />}
      <TextField
        name="keyword"
        type="search"
        label={t`Search orders`}
        isLabelHidden
        icon={Search}
        placeholder={hint}
        defaultValue={query.keyword}
        className="min-w-0 flex-1 basis-60"
      />
      <Select
        name="date_filter"
        label={t`Period`}
        isLabelHidden
        placeholder={t`Any time`}
        options={options}
        defaultValue={query.date_filter ?? ''}
        onChange={(event) => void submit(event.currentTarget.form)}
        className="w-44"
      />
      <Button type="submit" tone="soft" className="!h-12">
        <Trans>Search</Trans>
      </Button>
    </Form>
  );
}
