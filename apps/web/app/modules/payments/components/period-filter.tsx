import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ChipLink } from '../../../ui/chip.tsx';
import { periodWords } from '../state-words.ts';

/** The same list with one filter changed, from its first page. */
export function filteredSearch(search: string, name: string, value: string | null): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (value === null) params.delete(name);
  else params.set(name, value);
  const text = params.toString();
  return text ? `?${text}` : '?';
}

const periods = Object.keys(periodWords) as (keyof typeof periodWords)[];

/** Periods of a list as links that keep the other filters. */
export function PeriodFilter() {
  const { t, i18n } = useLingui();
  const { search } = useLocation();
  const chosen = new URLSearchParams(search).get('date_filter');
  const shown = periods.find((one) => one === chosen) ?? null;
  return (
    <nav aria-label={t`Period`} className="no-bar flex gap-2 overflow-x-auto py-0.5">
      <ChipLink to={filteredSearch(search, 'date_filter', null)} isChosen={shown === null} preventScrollReset>
        {t`All time`}
      </ChipLink>
      {periods.map((period) => (
        <ChipLink
          key={period}
          to={filteredSearch(search, 'date_filter', period)}
          isChosen={shown === period}
          preventScrollReset
        >
          {i18n._(periodWords[period])}
        </ChipLink>
      ))}
    </nav>
  );
}
