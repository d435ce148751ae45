import { Trans, useLingui } from '@lingui/react/macro';
import { EqualNot } from 'lucide-react';
import { Icon } from '../../../../ui/icon.tsx';
import type { Column } from '../../compare-quotes.ts';
import { CompareHead } from './compare-head.tsx';
import type { CompareGroup, CompareRow } from './compare-rows.tsx';
import { LetterBadge } from './letter-badge.tsx';

interface CompareTableProps {
  columns: readonly Column[];
  groups: readonly CompareGroup[];
  chosenId: number | undefined;
  /** The page with this quote in the frame. */
  choosePath: (quoteId: number) => string;
}

/** Phones stack the head's cards, and A, B and C in every row. */
const stacked = 'max-lg:block';
/** The ink frame runs along the sides of every cell of the chosen column; on phones it is around its card. */
const sides = 'lg:border-x-2 lg:border-x-ink';

const headCell = (isChosen: boolean): string =>
  `${stacked} min-w-0 p-5 text-start align-top font-normal max-lg:mb-4 max-lg:rounded-lg max-lg:bg-surface lg:p-4 ${
    isChosen
      ? 'max-lg:shadow-[inset_0_0_0_2px_var(--ink)] lg:rounded-t-lg lg:border-2 lg:border-b-0 lg:border-ink'
      : 'max-lg:shadow-[inset_0_0_0_1px_var(--line)]'
  }`;

function Head({ columns, chosenId, choosePath }: Omit<CompareTableProps, 'groups'>) {
  return (
    <thead className={stacked}>
      <tr className={stacked}>
        <td className="max-lg:hidden lg:w-[180px]" />
        {columns.map((column) => {
          const { quote_id: id } = column.quote;
          return (
            <th key={column.letter} scope="col" className={headCell(id === chosenId)}>
              <CompareHead column={column} isChosen={id === chosenId} choosePath={choosePath(id)} />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Row({
  row,
  columns,
  chosenId,
}: Pick<CompareTableProps, 'columns' | 'chosenId'> & { row: CompareRow }) {
  return (
    <tr className={`${stacked} max-lg:border-t max-lg:border-line max-lg:py-4`}>
      <th
        scope="row"
        className={`${stacked} text-start align-top text-[15px] font-semibold lg:border-t lg:border-line lg:py-3.5 lg:pe-4`}
      >
        {row.name}{' '}
        {row.differs && (
          <span className="inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap text-info">
            <Icon of={EqualNot} size={14} />
            <Trans>Differs</Trans>
          </span>
        )}
        {row.hint && <span className="block text-sm font-normal text-ink-2">{row.hint}</span>}
      </th>
      {columns.map(({ letter, quote }, index) => (
        <td
          key={letter}
          className={`${stacked} min-w-0 align-top text-[15px] max-lg:pt-3 lg:border-t lg:border-t-line lg:px-4 lg:py-3.5 ${quote.quote_id === chosenId ? sides : ''}`}
        >
          <div className="flex gap-3">
            <LetterBadge letter={letter} className="lg:hidden" />
            <div className="min-w-0 flex-1 self-center wrap-anywhere">
              {row.cells[index] ?? (
                <span className="text-ink-3">
                  <Trans>No quote yet</Trans>
                </span>
              )}
            </div>
          </div>
        </td>
      ))}
    </tr>
  );
}

function Group({
  group: { title, rows },
  columns,
  chosenId,
}: Pick<CompareTableProps, 'columns' | 'chosenId'> & { group: CompareGroup }) {
  return (
    <tbody className={stacked}>
      {title && (
        <tr className={stacked}>
          <th scope="rowgroup" className={`h-panel ${stacked} pt-6 pb-3 text-start`}>
            {title}
          </th>
          {columns.map(({ letter, quote }) => (
            <td key={letter} className={`max-lg:hidden ${quote.quote_id === chosenId ? sides : ''}`} />
          ))}
        </tr>
      )}
      {rows.map((row) => (
        <Row key={row.key} row={row} columns={columns} chosenId={chosenId} />
      ))}
    </tbody>
  );
}

/** Quotes as columns; phones stack them in every row. */
export function CompareTable({ columns, groups, chosenId, choosePath }: CompareTableProps) {
  const { t } = useLingui();
  return (
    <div className="lg:rounded-xl lg:bg-surface lg:p-6 lg:shadow-sm">
      <table className={`${stacked} w-full border-separate border-spacing-0 lg:table-fixed`}>
        <caption className="sr-only">{t`Quotes side by side`}</caption>
        <Head columns={columns} chosenId={chosenId} choosePath={choosePath} />
        {groups.map((group) => (
          <Group key={group.key} group={group} columns={columns} chosenId={chosenId} />
        ))}
        <tfoot className="max-lg:hidden" aria-hidden="true">
          <tr>
            <td />
            {columns.map(({ letter, quote }) => (
              <td
                key={letter}
                className={`h-3 ${quote.quote_id === chosenId ? 'rounded-b-lg border-2 border-t-0 border-ink' : ''}`}
              />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
