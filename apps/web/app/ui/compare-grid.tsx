import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureSources } from '../lib/pictures.ts';
import { Frame } from './frame.tsx';
import { Icon, type IconShape } from './icon.tsx';

const nameCell =
  'sticky start-0 z-10 w-[112px] min-w-[112px] bg-wall py-3 pe-3 text-start align-top text-sm font-medium text-ink-2 lg:w-[180px]';
const valueCell = 'min-w-[148px] border-s border-line px-3 py-3 align-top text-[15px] break-words lg:px-5';

interface Column {
  id: number;
  title: string;
  path: string;
  image: string | null;
  /** For items without a picture. */
  fallback?: IconShape;
  /** The page without this column; null for the only column. */
  without: string | null;
}

function HeadCell({ column }: { column: Column }) {
  const { t } = useLingui();
  const { title, path, image, fallback, without } = column;
  return (
    <th scope="col" className={`${valueCell} bg-wall text-start font-normal`}>
      <div className="relative">
        <Frame
          {...pictureSources(image, { w: 96, h: 96 })}
          {...(fallback ? { fallback } : {})}
          ratio="1:1"
          className="w-20 !rounded-md lg:w-24"
        />
        {without && (
          <Link
            to={without}
            preventScrollReset
            aria-label={t`Remove ${title} from the comparison`}
            className="tap absolute end-0 top-0 grid size-8 place-items-center rounded-full hover:bg-inset"
          >
            <Icon of={X} size={18} />
          </Link>
        )}
      </div>
      <Link to={path} className="mt-2 line-clamp-2 leading-snug font-medium hover:underline">
        <bdi>{title}</bdi>
      </Link>
    </th>
  );
}

export interface CompareRow {
  key: string;
  name: ReactNode;
  /** In the order of the columns; null if unknown. */
  cells: readonly { id: number; content: ReactNode }[];
  differs: boolean;
}

function Row({ name, cells, differs }: Omit<CompareRow, 'key'>) {
  return (
    <tr className="border-t border-line" data-differs={differs || undefined}>
      <th scope="row" className={nameCell}>
        {name}
        {differs && (
          <span className="block text-xs font-normal text-brand-ink">
            <Trans>Differs</Trans>
          </span>
        )}
      </th>
      {cells.map(({ id, content }) => (
        <td key={id} className={`${valueCell} ${differs ? 'bg-brand-soft font-medium' : ''}`}>
          {content ?? (
            <span className="text-ink-3">
              <span aria-hidden="true">–</span>
              <span className="sr-only">
                <Trans>not stated</Trans>
              </span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Whether these values differ. */
export const isMixed = (values: readonly (string | number | boolean | null)[]) => new Set(values).size > 1;

interface CompareGridProps {
  columns: readonly Column[];
  rows: readonly CompareRow[];
}

/** Items as columns; phones scroll them sideways in a region whose head stays visible. */
export function CompareGrid({ columns, rows }: CompareGridProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Comparison`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative -mx-4 max-h-[82dvh] overflow-auto px-4 lg:mx-0 lg:max-h-none lg:overflow-visible lg:px-0"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 max-lg:w-auto max-lg:min-w-full">
        <caption className="sr-only">{t`Products side by side`}</caption>
        <thead className="sticky top-0 z-20 lg:top-[72px]">
          <tr>
            <td className={`${nameCell} z-20`} />
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className="[&_td]:border-t [&_td]:border-line [&_th]:border-t [&_th]:border-line">
          {rows.map(({ key, ...row }) => (
            <Row key={key} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
