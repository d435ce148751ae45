import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { moduleAt, moduleLinks } from './module-links.ts';

/** Links to the trades; the current one is underlined in its colour. */
export function ModuleNav({ height }: { height: 'landing' | 'inner' }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const current = moduleAt(pathname, search);
  return (
    <nav className="flex items-center" aria-label={t`Main`}>
      {moduleLinks.map(({ key, label, to, underline }) => {
        const isCurrent = key === current;
        return (
          <Link
            key={key}
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className={`relative flex items-center px-3 text-[15px] font-semibold whitespace-nowrap hover:text-ink ${height === 'landing' ? 'h-[72px]' : 'h-12'} ${isCurrent ? 'text-ink' : 'text-ink-2'}`}
          >
            {t(label)}
            {isCurrent && (
              <span className={`absolute inset-x-3 bottom-0 h-[3px] rounded-t-full ${underline}`} />
            )}
          </Link>
        );
      })}
    </nav>
  );
}
