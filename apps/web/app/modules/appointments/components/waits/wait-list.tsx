import { Trans, useLingui } from '@lingui/react/macro';
import type { Wait } from '@souk/contract/modules/appointments/waits';
import { datesIn } from '../../../../lib/dates.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Acts } from '../../../../ui/acts.tsx';
import { waitActs } from '../../wait-acts.ts';

const day = datesIn('UTC').nearDay;

/** The window of starts, where the customer has named one. */
function Wished({ wait: { from, until, time_zone: zone } }: { wait: Wait }) {
  const { plainTime, isoDay } = datesIn(zone);
  // A whole day ends with the first moment of the next.
  const last = new Date(Date.parse(until) - 60_000).toISOString();
  const isWhole = isoDay(until) !== isoDay(from) && plainTime(from) === plainTime(until);
  if (isWhole) return <Trans>at any time</Trans>;
  return (
    <Trans>
      from {plainTime(from)} to {plainTime(last)}
    </Trans>
  );
}

function Place({ wait }: { wait: Wait }) {
  const { flowTime } = useDates();
  const { starts_at: startsAt, expires_at: expiresAt, position, time_zone: zone } = wait;
  if (startsAt && expiresAt)
    return (
      <p role="status" className="num rounded-md bg-info-soft px-4 py-3 text-[15px]">
        <Trans>
          <b>{datesIn(zone).flowTime(startsAt)}</b> is free. It is held for you until {flowTime(expiresAt)}.
        </Trans>
      </p>
    );
  return (
    <p className="num text-[15px] text-ink-2">
      <Trans>Your place in the list: {position}</Trans>
    </p>
  );
}

function Entry({ wait }: { wait: Wait }) {
  return (
    <li className="panel space-y-3 p-5 lg:p-6">
      <div>
        <h3 className="text-md font-semibold">
          <bdi>{wait.title}</bdi>
        </h3>
        <p className="text-[15px] text-ink-2">
          <bdi>{wait.business.name}</bdi> · <span className="num">{day(wait.date)}</span>,{' '}
          <Wished wait={wait} />
        </p>
      </div>
      <Place wait={wait} />
      <div className="flex flex-wrap gap-2">
        <Acts of={waitActs} row={wait} size="sm" suffix={`${wait.business.name}, ${day(wait.date)}`} />
      </div>
    </li>
  );
}

/** The days that a customer waits for, with what is held for them. */
export function WaitList({ waits }: { waits: readonly Wait[] }) {
  const { t } = useLingui();
  if (waits.length === 0) return null;
  return (
    <section aria-label={t`Waiting lists`} className="mb-8">
      <h2 className="h-sec mb-3">
        <Trans>Waiting lists</Trans>
      </h2>
      <ul className="space-y-4">
        {waits.map((wait) => (
          <Entry key={wait.wait_id} wait={wait} />
        ))}
      </ul>
    </section>
  );
}
