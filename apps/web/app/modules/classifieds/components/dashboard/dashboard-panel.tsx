import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextLink } from '../../../../ui/link.tsx';

interface DashboardPanelProps {
  title: ReactNode;
  /** The page with all of them. */
  to: string;
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}

/** The first few of a list, with a link to all of it. */
export function DashboardPanel({ title, to, isEmpty, empty, children }: DashboardPanelProps) {
  return (
    <section className="panel min-w-0 p-5 lg:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="h-panel">{title}</h2>
        <TextLink to={to} className="tap text-sm">
          <Trans>See all</Trans>
        </TextLink>
      </div>
      {isEmpty ? (
        <p className="mt-3 text-[15px] text-ink-2">{empty}</p>
      ) : (
        <ul className="mt-2">{children}</ul>
      )}
    </section>
  );
}

export const dashboardRow =
  'flex min-h-14 items-center justify-between gap-4 border-b border-line py-2.5 last:border-b-0';
