import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, FlaskConical } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { groupedNumber } from '../card-number.ts';
import { testCards } from '../test-cards.ts';

/** The test cards with their outcomes; the simulator accepts no real card. */
export function TestCardList({ onUse }: { onUse: (number: string) => void }) {
  const { i18n, t } = useLingui();
  return (
    <details className="group rounded-md bg-sunken">
      <summary className="flex min-h-11 list-none items-center gap-2.5 rounded-md px-3.5 text-sm font-semibold">
        <Icon of={FlaskConical} size={18} className="text-ink-3" />
        <Trans>Test cards</Trans>
        <span className="font-normal text-ink-2">
          <Trans>No money is moved here.</Trans>
        </span>
        <Icon
          of={ChevronDown}
          size={18}
          className="ms-auto text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line px-3.5 pb-2 text-sm">
        {testCards.map(({ number, token, outcome }) => (
          <li key={token} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="text-ink-2">{i18n._(outcome)}</span>
            <button
              type="button"
              onClick={() => onUse(number)}
              aria-label={t`Use card ${groupedNumber(number)}`}
              className="num min-h-11 rounded-xs font-medium text-brand-ink hover:underline"
            >
              <bdi dir="ltr">{groupedNumber(number)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
