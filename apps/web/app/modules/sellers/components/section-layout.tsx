import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface SectionLayoutProps {
  sections: readonly { id: string; label: ReactNode }[];
  children: ReactNode;
}

/** Panels in a column, with anchors next to them on desktops. */
export function SectionLayout({ sections, children }: SectionLayoutProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[200px_minmax(0,560px)]">
      <nav aria-label={t`Sections of this page`} className="sticky top-24 max-lg:hidden">
        <ul className="border-s border-line">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ms-px flex min-h-9 items-center border-s border-transparent ps-4 text-[15px] text-ink-2 hover:border-ink hover:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </div>
  );
}
