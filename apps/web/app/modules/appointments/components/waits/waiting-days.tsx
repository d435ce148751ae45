import { Plural, Trans } from '@lingui/react/macro';
import { datesIn } from '../../../../lib/dates.ts';

/** For the seller: on which days customers wait for a time. */
export function WaitingDays({ days }: { days: readonly { date: string; waiting: number }[] }) {
  const { nearDay } = datesIn('UTC');
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="waiting-days" className="mb-5 rounded-lg bg-book-soft p-4">
      <h2 id="waiting-days" className="text-sm font-semibold">
        <Trans>Customers wait for a time</Trans>
      </h2>
      <ul className="num mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {days.map(({ date, waiting }) => (
          <li key={date}>
            {nearDay(date)}: <Plural value={waiting} one="# customer" other="# customers" />
          </li>
        ))}
      </ul>
    </section>
  );
}
