import { Trans, useLingui } from '@lingui/react/macro';
import type { HalalStatus } from '@souk/contract/modules/scanner/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VerdictMark, verdictWords } from '../../food/index.ts';
import { type FoodFilters, foodSearch } from '../food-filters.ts';

const order: readonly HalalStatus[] = ['halal', 'doubtful', 'haram', 'unknown'];

const chip =
  'chip tap inline-flex h-9 items-center gap-1.5 rounded-full bg-surface px-3.5 text-sm whitespace-nowrap text-ink transition active:scale-[0.98] max-lg:h-11';
const rest = 'font-medium shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--ink)]';
const chosen = 'font-semibold shadow-[inset_0_0_0_2px_var(--ink)]';

function VerdictLink({ to, isChosen, children }: { to: string; isChosen: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`${chip} ${isChosen ? chosen : rest}`}
    >
      {children}
    </Link>
  );
}

interface VerdictFilterProps {
  filters: FoodFilters;
  basePath: string;
}

/** Filters foods by verdict, with the usual icons and names. */
export function VerdictFilter({ filters, basePath }: VerdictFilterProps) {
  const { i18n, t } = useLingui();
  const addressOf = (verdict: HalalStatus | undefined) => `${basePath}${foodSearch({ ...filters, verdict })}`;
  return (
    <nav
      aria-label={t`Foods by verdict`}
      className="no-bar -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:flex-wrap lg:px-0.5"
    >
      <VerdictLink to={addressOf(undefined)} isChosen={filters.verdict === undefined}>
        <Trans>All verdicts</Trans>
      </VerdictLink>
      {order.map((verdict) => (
        <VerdictLink key={verdict} to={addressOf(verdict)} isChosen={filters.verdict === verdict}>
          <VerdictMark verdict={verdict} className="size-4" />
          {i18n._(verdictWords[verdict])}
        </VerdictLink>
      ))}
    </nav>
  );
}
