import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';

export type Accent = 'ads' | 'shop' | 'book' | 'scan' | 'ink';

const underlines: Record<Accent, string> = {
  ads: 'aria-[current]:shadow-[inset_0_-3px_0_var(--ads)]',
  shop: 'aria-[current]:shadow-[inset_0_-3px_0_var(--shop)]',
  book: 'aria-[current]:shadow-[inset_0_-3px_0_var(--book)]',
  scan: 'aria-[current]:shadow-[inset_0_-3px_0_var(--scan)]',
  ink: 'aria-[current]:shadow-[inset_0_-3px_0_var(--ink)]',
};

export interface Tab {
  to: string;
  label: ReactNode;
  count?: number;
  /** Given if the path alone does not decide, as with a query. */
  isCurrent?: boolean;
}

const look =
  'flex h-12 items-center gap-1.5 px-3 text-[15px] font-semibold whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:text-ink forced-colors:aria-[current]:border-b-4';

/** Sections of a page, each with its own address. */
export function Tabs({
  label,
  tabs,
  accent = 'ink',
}: {
  label: string;
  tabs: readonly Tab[];
  accent?: Accent;
}) {
  return (
    <nav aria-label={label} className="no-bar flex overflow-x-auto border-b border-line">
      {tabs.map((tab) => {
        const shared = { to: tab.to, preventScrollReset: true, className: `${look} ${underlines[accent]}` };
        const face = (
          <>
            {tab.label}
            {tab.count !== undefined && (
              <span className="num text-sm font-normal text-ink-3">{tab.count}</span>
            )}
          </>
        );
        // A NavLink compares paths only and would mark every tab of one path.
        return tab.isCurrent === undefined ? (
          <NavLink key={tab.to} {...shared} end>
            {face}
          </NavLink>
        ) : (
          <Link key={tab.to} {...shared} aria-current={tab.isCurrent ? 'page' : undefined}>
            {face}
          </Link>
        );
      })}
    </nav>
  );
}
