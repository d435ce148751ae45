import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '@souk/contract/modules/payments/transactions';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { transactionWords } from '../state-words.ts';
import { tablePanel } from './table-panel.ts';

function useColumns(): Column<Transaction>[] {
  const { slashDate, clockTime } = useDates();
  const { t, i18n } = useLingui();
  return [
    {
      key: 'date',
      label: t`Date`,
      cell: ({ at }) => (
        <span className="num">
          {slashDate(at)}
          <span className="block text-sm text-ink-3">{clockTime(at)}</span>
        </span>
      ),
    },
    {
      key: 'what',
      label: t`Transaction`,
      isName: true,
      cell: ({ kind, description }) => (
        <>
          {i18n._(transactionWords[kind])}
          {description && (
            <span className="block text-sm font-normal text-ink-3">
              <bdi>{description}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'payment',
      label: t`Payment`,
      cell: ({ payment_number }) =>
        payment_number ? (
          <bdi className="num">{payment_number}</bdi>
        ) : (
          <span className="text-ink-3">
            <Trans>None</Trans>
          </span>
        ),
    },
    {
      key: 'amount',
      label: t`Amount`,
      isNumber: true,
      cell: ({ amount }) => <Amount of={amount} isSigned isStrong />,
    },
    {
      key: 'balance',
      label: t`Balance after`,
      isNumber: true,
      cell: ({ balance_after }) => <Amount of={balance_after} />,
    },
  ];
}

/** The phone layout: two lines each, so that a month can be read at a glance. */
function TransactionList({ transactions }: { transactions: readonly Transaction[] }) {
  const { slashDate } = useDates();
  const { i18n } = useLingui();
  return (
    <ul className="panel divide-y divide-line px-4 md:hidden">
      {transactions.map(({ id, kind, description, at, amount, balance_after: balance }) => (
        <li key={id} className="flex items-start justify-between gap-4 py-3">
          <p className="min-w-0">
            <span className="block text-[15px] font-semibold">{i18n._(transactionWords[kind])}</span>
            <span className="num block text-sm text-ink-3">
              {description && (
                <>
                  <bdi>{description}</bdi>
                  {' · '}
                </>
              )}
              {slashDate(at)}
            </span>
          </p>
          <p className="shrink-0 text-end">
            <Amount of={amount} isSigned isStrong />
            <span className="block text-sm text-ink-3">
              <span className="sr-only">
                <Trans>Balance after</Trans>{' '}
              </span>
              <Amount of={balance} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Every change of what the seller is owed, with the balance after it. */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <>
      <TransactionList transactions={transactions} />
      <section className={`${tablePanel} max-md:hidden`}>
        <Table caption={t`Transactions`} columns={columns} rows={transactions} rowKey={({ id }) => id} />
      </section>
    </>
  );
}
