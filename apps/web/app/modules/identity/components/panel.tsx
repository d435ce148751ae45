import type { ReactNode } from 'react';

interface PanelProps {
  /** Anchor of the panel. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** At the end of the title row. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One topic of a page. */
export function Panel({ id, title, lead, aside, children, className = '' }: PanelProps) {
  return (
    <section
      id={id}
      aria-labelledby={id && `${id}-title`}
      className={`panel scroll-mt-36 p-5 md:p-6 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id && `${id}-title`} className="h-panel">
          {title}
        </h2>
        {aside}
      </div>
      {lead && <p className="mt-1 max-w-[65ch] text-[15px] text-ink-2">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
