import { useLingui } from '@lingui/react/macro';
import type { BulkReport as Report } from '@souk/contract/modules/retail/product-sheets';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { stockPath } from '../../product-tabs.ts';

type Refusal = Report['refused'][number];

/** Why nothing was changed, product by product. */
export function BulkReport({ refused }: { refused: readonly Refusal[] }) {
  const { t } = useLingui();
  const columns: Column<Refusal>[] = [
    {
      key: 'product',
      label: t`Product`,
      isName: true,
      cell: ({ product_id: id, title }) => <TextLink to={stockPath(id)}>{title}</TextLink>,
    },
    { key: 'field', label: t`Field`, cell: ({ field }) => field.replaceAll('_', ' ') || '–' },
    { key: 'message', label: t`Reason`, cell: ({ message }) => <span className="text-bad">{message}</span> },
  ];
  return (
    <>
      <FormProblem />
      {refused.length > 0 && (
        <div className="panel mb-5 p-5">
          <Table
            caption={t`Refused products`}
            columns={columns}
            rows={refused}
            rowKey={({ product_id: id, field }) => `${id} ${field}`}
          />
        </div>
      )}
    </>
  );
}
