import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Icon, type IconShape } from './icon.tsx';
import { pagerPages, pageSearch } from './pager-pages.ts';

const square = 'num grid size-11 place-items-center rounded-md text-[15px] font-semibold';

function Step({ to, label, icon }: { to: string | undefined; label: string; icon: IconShape }) {
  const face = <Icon of={icon} isDirectional />;
  return to === undefined ? (
    <span className={`${square} text-ink-3`} aria-hidden="true">
      {face}
    </span>
  ) : (
    <Link to={to} aria-label={label} className={`${square} hover:bg-inset`}>
      {face}
    </Link>
  );
}

/** Page links of a list; filters stay in the address. */
export function Pager({ current, last }: { current: number; last: number }) {
  const { t } = useLingui();
  const { search } = useLocation();
  if (last <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-center sm:gap-1">
      <Step
        to={current > 1 ? pageSearch(search, current - 1) : undefined}
        label={t`Previous page`}
        icon={ChevronLeft}
      />
      {pagerPages(current, last).map((page, index) =>
        page === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: -- gaps have no other identity than their place
          <span key={`gap-${index}`} className={`${square} text-ink-3`} aria-hidden="true">
            ...
          </span>
        ) : (
          <Link
            key={page}
            to={pageSearch(search, page)}
            aria-label={t`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
            className={`${square} ${page === current ? 'bg-ink text-on-ink' : 'hover:bg-inset'}`}
          >
            {page}
          </Link>
        ),
      )}
      <Step
        to={current < last ? pageSearch(search, current + 1) : undefined}
        label={t`Next page`}
        icon={ChevronRight}
      />
    </nav>
  );
}
