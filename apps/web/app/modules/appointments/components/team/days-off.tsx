import { Trans, useLingui } from '@lingui/react/macro';
import type { SpecialDays } from '@souk/contract/modules/availability/calendars';
import { Form } from 'react-router';
import { datesIn } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { Choice } from '../../../../ui/choice.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { removeDayPath } from '../../team-paths.ts';

const { nearDay, yearOf } = datesIn('UTC');
const dayWords = (date: string) => `${nearDay(date)} ${yearOf(date)}`;

type Day = SpecialDays['days'][number];

function DayRow({ day: { date, hours }, resourceId }: { day: Day; resourceId: number | null }) {
  const day = dayWords(date);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4 first:border-t-0">
      <span>
        <b className="num block font-semibold">{day}</b>
        <span className="num block text-sm text-ink-2">
          {hours.length === 0 ? (
            <Trans>Closed</Trans>
          ) : (
            hours.map(({ from, until }) => `${from} – ${until}`).join(', ')
          )}
        </span>
      </span>
      <Form method="post" action={removeDayPath}>
        <input type="hidden" name="date" value={date} />
        <input type="hidden" name="resource_id" value={resourceId ?? ''} />
        <Button type="submit" size="sm" tone="line">
          <Trans>
            Usual hours<span className="sr-only"> {day}</span>
          </Trans>
        </Button>
      </Form>
    </li>
  );
}

/** Holidays of the state; one on which the business opens all the same gets hours of its own above. */
function Holidays({ holidays }: Pick<SpecialDays, 'holidays'>) {
  if (holidays.length === 0) return null;
  return (
    <section aria-labelledby="holidays" className="mt-8">
      <h2 id="holidays" className="h-panel mb-2.5">
        <Trans>Closed on public holidays</Trans>
      </h2>
      <p className="mb-3 text-[15px] text-ink-2">
        <Trans>To open on one of them, give the day its own hours.</Trans>
      </p>
      <ul className="panel">
        {holidays.map(({ date, name }) => (
          <li
            key={`${date} ${name}`}
            className="flex flex-wrap justify-between gap-3 border-t border-line px-4 py-3 first:border-t-0"
          >
            <span className="num">{dayWords(date)}</span>
            <span className="text-ink-2">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DaysForm({ today, problems }: { today: string; problems: FormOutcome | undefined }) {
  const { t } = useLingui();
  const labels = {
    from: t`First day`,
    until: t`Last day`,
    opens: t`From`,
    closes: t`Until`,
    hours: t`Hours`,
  };
  return (
    <FormScope of={problems}>
      <FormProblem labels={labels} />
      <Form method="post" noValidate className="group panel grid gap-5 p-5 lg:p-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField name="from" label={t`First day`} min={today} />
          <DateField name="until" label={t`Last day, if there are several`} min={today} />
        </div>
        <Choice
          name="state"
          label={t`On these days`}
          defaultValue="closed"
          options={[
            { value: 'closed', label: t`Closed` },
            { value: 'open', label: t`Other hours` },
          ]}
        />
        <div className="grid grid-cols-2 gap-5 group-has-[input[value=closed]:checked]:hidden">
          <DateField kind="time" name="opens" label={t`From`} />
          <DateField kind="time" name="closes" label={t`Until`} />
        </div>
        <p className="text-sm text-ink-2">
          <Trans>What is booked on these days stays booked.</Trans>
        </p>
        <div className="flex justify-end">
          <SubmitButton>
            <Trans>Save days</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}

interface DaysOffProps {
  special: SpecialDays;
  today: string;
  problems: FormOutcome | undefined;
}

/** Days off and days with other hours, of the business or of one of its people and rooms. */
export function DaysOff({ special: { days, holidays, resource_id: id }, today, problems }: DaysOffProps) {
  return (
    <>
      <DaysForm key={days.length} today={today} problems={problems} />
      <section aria-labelledby="days" className="mt-8">
        <h2 id="days" className="h-panel mb-2.5">
          <Trans>Days to come</Trans>
        </h2>
        {days.length === 0 ? (
          <p className="text-[15px] text-ink-2">
            <Trans>No day differs from the usual hours.</Trans>
          </p>
        ) : (
          <ul className="panel">
            {days.map((day) => (
              <DayRow key={day.date} day={day} resourceId={id} />
            ))}
          </ul>
        )}
      </section>
      <Holidays holidays={holidays} />
    </>
  );
}
