import type { ReactNode } from 'react';

interface OwnPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Next to the title: the page's own actions. */
  aside?: ReactNode;
  /** Above the title: the page's breadcrumbs. */
  crumbs?: ReactNode;
  width?: 'wide' | 'read' | 'form';
  children: ReactNode;
}

const widths = { wide: 'max-w-page', read: 'max-w-[820px]', form: 'max-w-[640px]' };

/** Title, lead and actions of a page in the user's account. */
export function OwnPage({ title, lead, aside, crumbs, width = 'wide', children }: OwnPageProps) {
  return (
    <div className={`mx-auto ${widths[width]} pb-10 lg:py-2`}>
      {crumbs && <div className="mb-3 print:hidden">{crumbs}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="h-page">
            {title}
          </h1>
          {lead && <p className="mt-1 max-w-[65ch] text-ink-2">{lead}</p>}
        </div>
        {aside && <div className="flex flex-wrap gap-2.5 print:hidden">{aside}</div>}
      </div>
      <div className="mt-6">{children}</div>
    </div>
  );
}
