import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SheetReport } from '@souk/contract/modules/retail/product-sheets';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Icon } from '../../../../ui/icon.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';

type Refusal = SheetReport['refused'][number];

function RefusedRows({ refused }: { refused: readonly Refusal[] }) {
  const { t } = useLingui();
  const columns: Column<Refusal>[] = [
    { key: 'row', label: t`Row`, isNumber: true, isName: true, cell: ({ row }) => row },
    { key: 'field', label: t`Field`, cell: ({ field }) => <code className="text-sm">{field || '–'}</code> },
    { key: 'message', label: t`Reason`, cell: ({ message }) => message },
  ];
  return (
    <div className="mt-4 rounded-lg bg-surface p-4">
      <Table
        caption={t`Refused rows`}
        columns={columns}
        rows={refused}
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
      />
    </div>
  );
}

/** How many products there are, or would be. */
function Counts({
  created,
  updated,
  isTrial,
}: Pick<SheetReport, 'created' | 'updated'> & { isTrial: boolean }) {
  return isTrial ? (
    <>
      <Trans>Nothing has been saved.</Trans>{' '}
      <Plural
        value={created}
        one="# new product would become a draft."
        other="# new products would become drafts."
      />{' '}
      <Plural value={updated} one="# product would change." other="# products would change." />
    </>
  ) : (
    <>
      <Plural value={created} one="# new product is a draft now." other="# new products are drafts now." />{' '}
      <Plural value={updated} one="# product has changed." other="# products have changed." />
    </>
  );
}

function Title({ rows, isTrial }: { rows: number; isTrial: boolean }) {
  if (isTrial)
    return rows > 0 ? (
      <Plural value={rows} one="# row would be refused" other="# rows would be refused" />
    ) : (
      <Trans>All rows would be imported</Trans>
    );
  return rows > 0 ? (
    <Plural value={rows} one="# row was refused" other="# rows were refused" />
  ) : (
    <Trans>The sheet was imported</Trans>
  );
}

interface SheetResultProps {
  report: SheetReport;
  /** Nothing was saved. */
  isTrial: boolean;
}

/** What an imported sheet has changed or would change, and every refusal by row. */
export function SheetResult({ report, isTrial }: SheetResultProps) {
  const { created, updated, refused } = report;
  const rows = new Set(refused.map(({ row }) => row)).size;
  return (
    <section
      aria-labelledby="report"
      role="status"
      className={`mt-6 rounded-xl p-5 ${rows > 0 ? 'bg-warn-soft' : 'bg-good-soft'}`}
    >
      <div className="flex items-start gap-3">
        <Icon
          of={rows > 0 ? TriangleAlert : CircleCheck}
          size={22}
          className={`mt-0.5 ${rows > 0 ? 'text-warn' : 'text-good'}`}
        />
        <div>
          <h2 id="report" className="h-panel">
            <Title rows={rows} isTrial={isTrial} />
          </h2>
          <p className="mt-1 text-[15px]">
            <Counts created={created} updated={updated} isTrial={isTrial} />
          </p>
          {created > 0 && !isTrial && (
            <p className="mt-2 text-[15px]">
              <TextLink to="/ad-management?status=draft">
                <Trans>See the drafts</Trans>
              </TextLink>
            </p>
          )}
        </div>
      </div>
      {rows > 0 && <RefusedRows refused={refused} />}
    </section>
  );
}
