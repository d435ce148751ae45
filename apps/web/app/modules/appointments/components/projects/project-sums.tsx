import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectDetail } from '@souk/contract/modules/appointments/projects';
import type { ReactNode } from 'react';
import { price } from '../../../../lib/format.ts';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';

function Line({
  name,
  isStrong = false,
  children,
}: {
  name: ReactNode;
  isStrong?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex justify-between gap-4 ${isStrong ? 'border-t border-line pt-3 font-semibold' : ''}`}
    >
      <dt className={isStrong ? '' : 'text-ink-2'}>{name}</dt>
      <dd className="num text-end">{children}</dd>
    </div>
  );
}

function Left({ cents }: { cents: number }) {
  return cents < 0 ? (
    <Line isStrong name={<Trans>Over the budget by</Trans>}>
      <span className="text-bad">{price(-cents)}</span>
    </Line>
  ) : (
    <Line isStrong name={<Trans>Left of the budget</Trans>}>
      {price(cents)}
    </Line>
  );
}

/** What the event costs so far, against its budget. */
export function ProjectSums({ project: { sums, budget } }: { project: ProjectDetail }) {
  const { t } = useLingui();
  const { agreed, quoted, quoted_at_most: most, paid } = sums;
  const spent = agreed.cents + quoted.cents;
  return (
    <section aria-labelledby="money" className="panel p-5 lg:p-6">
      <h2 id="money" className="h-panel">
        <Trans>Money</Trans>
      </h2>
      {budget && (
        <ProgressBar
          className="mt-4 w-full"
          aria-label={t`Used of the budget`}
          max={budget.cents}
          value={Math.min(spent, budget.cents)}
        />
      )}
      <dl className="mt-4 space-y-3 text-[15px]">
        {budget && <Line name={<Trans>Budget</Trans>}>{price(budget.cents)}</Line>}
        <Line name={<Trans>Booked</Trans>}>{price(agreed.cents)}</Line>
        <Line name={<Trans>Quoted, not booked yet</Trans>}>
          {price(quoted.cents)}
          {most.cents > quoted.cents && (
            <span className="block text-sm text-ink-3">
              <Trans>up to {price(most.cents)}</Trans>
            </span>
          )}
        </Line>
        <Line name={<Trans>Paid so far</Trans>}>{price(paid.cents)}</Line>
        {budget ? (
          <Left cents={budget.cents - spent} />
        ) : (
          <Line isStrong name={<Trans>In all</Trans>}>
            {price(spent)}
          </Line>
        )}
      </dl>
    </section>
  );
}
