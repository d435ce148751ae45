import type { ReactNode } from 'react';

interface FormSectionProps {
  /** Unique on the page. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the form with its heading. */
export function FormSection({ id, title, lead, children }: FormSectionProps) {
  return (
    <section aria-labelledby={`section-${id}`} className="panel p-5 lg:p-6">
      <h2 id={`section-${id}`} className="h-panel">
        {title}
      </h2>
      {lead && <p className="mt-1 text-[15px] text-ink-2">{lead}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  );
}
