import { useLingui } from '@lingui/react/macro';
import { ChipLink } from '../../ui/chip.tsx';
import { type PeriodName, periodLabels, periods } from './period.ts';

/** The periods to choose from, each with its own address. */
export function PeriodChips({ chosen }: { chosen: PeriodName }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Period`} className="no-bar -mx-1 flex gap-2 overflow-x-auto px-1 py-0.5">
      {periods.map((period) => (
        <ChipLink
          key={period}
          to={`?${new URLSearchParams({ date_filter: period })}`}
          isChosen={period === chosen}
          preventScrollReset
        >
          {i18n._(periodLabels[period])}
        </ChipLink>
      ))}
    </nav>
  );
}
