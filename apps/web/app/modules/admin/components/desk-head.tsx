import type { ReactNode } from 'react';

interface DeskHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** Title of an admin page, with its actions at the end. */
export function DeskHead({ title, lead, children }: DeskHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="h-page">
          {title}
        </h1>
        {lead && <p className="mt-0.5 text-sm text-ink-2">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}

/** One topic of a page. */
export function Panel({
  title,
  aside,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="panel min-w-0 p-4 lg:p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="h-panel">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Facts as a list of names and values. */
export function Facts({ rows }: { rows: readonly (readonly [name: ReactNode, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(96px,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {rows.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: -- the rows of a list of facts never move
        <div key={index} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
