import type { ReactNode } from 'react';

export function KitPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel mb-4 min-w-0 break-inside-avoid p-5 lg:mb-5 lg:p-6">
      <h2 className="h-panel mb-4">{title}</h2>
      {children}
    </section>
  );
}

export const KitRow = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 flex flex-wrap items-center gap-2.5 first:mt-0">{children}</div>
);
