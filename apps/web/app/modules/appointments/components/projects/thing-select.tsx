import { useLingui } from '@lingui/react/macro';
import type { ProjectCandidate } from '@souk/contract/modules/appointments/projects';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Select } from '../../../../ui/select.tsx';

/** One of the own bookings, quotes and briefs, or none. */
export function ThingSelect({
  candidates,
  start,
}: {
  candidates: readonly ProjectCandidate[];
  start?: string;
}) {
  const { t } = useLingui();
  const { shortMonthDate } = useDates();
  const kinds = { booking: t`Booking`, quote: t`Quote`, brief: t`Quotes of several` };
  const labelOf = ({ kind, title, business_name: name, date }: ProjectCandidate) =>
    [kinds[kind], title, name, date && shortMonthDate(date)].filter(Boolean).join(' · ');
  return (
    <Select
      name="thing"
      label={t`What you have booked or asked for`}
      placeholder={t`Nothing yet: still to be found`}
      options={candidates.map((one) => ({ value: `${one.kind}:${one.id}`, label: labelOf(one) }))}
      {...(start ? { defaultValue: start } : {})}
    />
  );
}
