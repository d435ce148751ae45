import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../ui/logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Header and main part around every page. */
export function ShellLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <header className="sticky top-0 z-40 border-b border-line bg-surface">
        <div className="page flex h-[60px] items-center justify-between lg:h-[72px]">
          <Link to="/" aria-label={t`Souk home`}>
            <Logo />
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
    </>
  );
}
