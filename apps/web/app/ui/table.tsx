import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';

export interface Column<Row> {
  key: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Shown first where rows become cards on phones. */
  isStatus?: boolean;
  /** Names the row for screen readers. */
  isName?: boolean;
  /** Target of the column head: the same list, sorted. */
  sortTo?: string;
  sorted?: 'ascending' | 'descending' | undefined;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  empty?: ReactNode;
}

function Head<Row>({ column }: { column: Column<Row> }) {
  return (
    <th
      scope="col"
      aria-sort={column.sorted}
      className={`sticky top-0 bg-surface px-3 py-2.5 text-sm font-medium text-ink-2 first:ps-0 last:pe-0 ${column.isNumber ? 'text-end' : 'text-start'}`}
    >
      {column.sortTo ? (
        <Link
          to={column.sortTo}
          preventScrollReset
          className="tap inline-flex items-center gap-1 hover:text-ink"
        >
          {column.label}
          {column.sorted && <Icon of={column.sorted === 'ascending' ? ArrowUp : ArrowDown} size={14} />}
        </Link>
      ) : (
        column.label
      )}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Tag = column.isName ? 'th' : 'td';
  return (
    <Tag
      {...(column.isName ? { scope: 'row' as const } : {})}
      className={`h-11 py-2 text-start text-[15px] font-normal max-md:flex max-md:h-auto max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-1 md:px-3 md:first:ps-0 md:last:pe-0 ${column.isNumber ? 'num md:text-end' : ''} ${column.isStatus ? 'max-md:order-first' : ''} ${column.isName ? 'font-semibold' : ''}`}
    >
      <span className="shrink-0 text-sm font-normal text-ink-3 md:hidden" aria-hidden="true">
        {column.label}
      </span>
      <span className="min-w-0 max-md:text-end">{column.cell(row)}</span>
    </Tag>
  );
}

/** Rows of 44 px with hairlines; phones get one card per row with the status first. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: -- a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-sm max-md:overflow-visible">
      <table className="w-full border-collapse max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line">
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-line transition-colors hover:bg-sunken max-md:flex max-md:flex-col max-md:rounded-lg max-md:bg-surface max-md:p-4 max-md:shadow-[inset_0_0_0_1px_var(--line)] md:border-b md:last:border-b-0"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
