import { Trans, useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { footerCategoryPath } from '../../lib/category-path.ts';
import { BackToTop } from '../../ui/back-to-top.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { Logo } from '../../ui/logo.tsx';
import type { FooterCategories } from '../categories/category-tree.server.ts';
import type { CategoryLeaf } from '../categories/category-tree.ts';
import { menuModules, moduleWords } from '../categories/module-words.ts';
import { Copyright } from './copyright.tsx';
import { helpLinks, soukLinks } from './footer-links.ts';
import { FooterPreferences } from './footer-preferences.tsx';
import { Newsletter } from './newsletter.tsx';

interface ListedLink {
  key: string | number;
  to: string;
  label: ReactNode;
}

function LinkList({ title, links }: { title: ReactNode; links: readonly ListedLink[] }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="text-[15px] text-ink-2">
        {links.map(({ key, to, label }) => (
          <li key={key}>
            <Link
              to={to}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Newsletter, category lists, links, stores and the button back to the top (B-070 to B-077). */
export function Footer({ categories }: { categories: FooterCategories | null }) {
  const { t } = useLingui();
  const leaves = (list: readonly CategoryLeaf[]) =>
    list.map((leaf) => ({ key: leaf.id, to: footerCategoryPath(leaf), label: leaf.label }));
  const worded = (list: typeof soukLinks) => list.map(({ key, to, label }) => ({ key, to, label: t(label) }));
  return (
    <footer className="mt-20 border-t border-line bg-surface">
      <div className="page py-12 lg:py-16">
        <Newsletter />
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 py-10 md:grid-cols-3 lg:grid-cols-5">
          {categories &&
            menuModules.map((module) => (
              <LinkList key={module} title={t(moduleWords[module])} links={leaves(categories[module])} />
            ))}
          <LinkList title="Souk" links={worded(soukLinks)} />
          <LinkList title={<Trans>Help</Trans>} links={worded(helpLinks)} />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-8 text-sm text-ink-3">
          <Link to="/" className="text-ink">
            <Logo /> <span className="sr-only">{t`home`}</span>
          </Link>
          <Copyright />
          <span className="flex flex-wrap gap-2 lg:ms-auto">
            <ChipLink to="/mobile-app/screen" icon={Smartphone} className="!h-11">
              App Store
            </ChipLink>
            <ChipLink to="/mobile-app/screen" icon={Smartphone} className="!h-11">
              Google Play
            </ChipLink>
          </span>
          <FooterPreferences />
          <BackToTop />
        </div>
      </div>
    </footer>
  );
}
