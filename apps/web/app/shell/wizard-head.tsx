import type { ReactNode } from 'react';
import { HomeLink } from './header/home-link.tsx';

interface WizardHeadProps {
  /** In the middle, on desktops. */
  children?: ReactNode;
  /** At the end: the exit button. */
  end?: ReactNode;
  /** Along the lower edge. */
  edge?: ReactNode;
}

/** The header of pages on which an ad or a product is written: logo, steps and exit button. */
export function WizardHead({ children, end, edge }: WizardHeadProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface">
      <div className="page grid h-[60px] grid-cols-[auto_1fr_auto] items-center gap-4 lg:h-[72px] xl:grid-cols-[1fr_auto_1fr]">
        <HomeLink />
        <div className="flex min-w-0 justify-center">{children}</div>
        <div className="-me-3 justify-self-end">{end}</div>
      </div>
      {edge}
    </header>
  );
}
