import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Copyright } from './copyright.tsx';
import { helpLinks } from './footer-links.ts';

const shown: readonly string[] = ['faqs', 'contact-us', 'terms-of-use', 'privacy-policy'];

/** A single line below details, checkouts, wizards and pages of an account. */
export function MiniFooter() {
  const { t } = useLingui();
  return (
    <footer className="mt-14 border-t border-line bg-surface">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-4 text-sm text-ink-3">
        <Copyright />
        <ul className="flex flex-wrap gap-x-5 lg:ms-auto">
          {helpLinks
            .filter(({ key }) => shown.includes(key))
            .map(({ key, to, label }) => (
              <li key={key}>
                <Link to={to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                  {t(label)}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </footer>
  );
}
