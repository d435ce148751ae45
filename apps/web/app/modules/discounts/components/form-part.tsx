import type { ReactNode } from 'react';

interface FormPartProps {
  /** Unique on the page. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the form with its heading. */
export function FormPart({ id, title, lead, children }: FormPartProps) {
  return (
    <section aria-labelledby={`part-${id}`} className="panel p-5 lg:p-6">
      <h2 id={`part-${id}`} className="h-panel">
        {title}
      </h2>
      {lead && <p className="mt-1 text-[15px] text-ink-2">{lead}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  );
}
