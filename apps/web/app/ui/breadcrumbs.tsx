import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { truncate } from '../lib/format.ts';
import { Icon } from './icon.tsx';

export interface Crumb {
  label: string;
  to?: string;
}

/** The page's place on the site; phones show the first and the last step. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui();
  const last = crumbs.length - 1;
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className="flex flex-wrap items-center gap-1.5 text-sm">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.label}
            className={`items-center gap-1.5 ${index > 0 && index < last ? 'hidden md:flex' : 'flex'}`}
          >
            {index > 0 && <Icon of={ChevronRight} size={14} isDirectional className="text-ink-3" />}
            {crumb.to && index < last ? (
              <Link to={crumb.to} className="tap text-ink-2 hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>
                <bdi>{truncate(crumb.label)}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
