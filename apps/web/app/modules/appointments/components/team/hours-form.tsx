import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@souk/contract/modules/availability/resources';
import { Form } from 'react-router';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { weekdayWords } from '../../../sellers/index.ts';
import { rowName, spansOfDay, spansOn, weekdays } from '../../roster-rows.ts';

function useWeekday() {
  const { i18n } = useLingui();
  return (weekday: number) => {
    const words = weekdayWords[weekday];
    return words ? i18n._(words) : '';
  };
}

/** Up to three spans of a weekday, so that there can be breaks between them. */
function DayHours({ hours, weekday }: { hours: Resource['hours']; weekday: number }) {
  const { t } = useLingui();
  const name = useWeekday()(weekday);
  const spans = spansOn(hours, weekday);
  // The third span is for those who have it, since hardly anybody does.
  const shown = spansOfDay.filter((index) => index < Math.max(2, spans.length));
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-4 first:border-t-0 lg:grid-cols-[8rem_minmax(0,1fr)]">
      <h3 className="pt-1 font-semibold">{name}</h3>
      <div className="grid gap-3">
        {shown.map((index) => {
          const field = rowName(weekday, index);
          const number = index + 1;
          return (
            <div key={index} className="grid grid-cols-2 gap-3">
              <DateField
                kind="time"
                name={`${field}_from`}
                label={t`From`}
                aria-label={t`${name}, from, part ${number}`}
                defaultValue={spans[index]?.from ?? ''}
              />
              <DateField
                kind="time"
                name={`${field}_until`}
                label={t`Until`}
                aria-label={t`${name}, until, part ${number}`}
                defaultValue={spans[index]?.until ?? ''}
              />
            </div>
          );
        })}
      </div>
    </li>
  );
}

/** When somebody works each week: in the opening hours of the business, or in hours of their own. */
export function HoursForm({ member, problems }: { member: Resource; problems: FormOutcome | undefined }) {
  const { t } = useLingui();
  const nameOf = useWeekday();
  const labels = Object.fromEntries(
    weekdays.flatMap((weekday) =>
      spansOfDay.flatMap((index) => {
        const field = rowName(weekday, index);
        return [
          [`${field}_from`, nameOf(weekday)],
          [`${field}_until`, nameOf(weekday)],
        ];
      }),
    ),
  );
  return (
    <FormScope of={problems}>
      <FormProblem labels={{ ...labels, hours: t`Hours` }} />
      <Form method="post" noValidate className="group panel grid gap-4 p-5 lg:p-6">
        <Checkbox
          name="as_business"
          label={t`Works in the opening hours of your business`}
          defaultChecked={member.hours.length === 0}
        />
        <div className="group-has-[[type=checkbox]:checked]:hidden">
          <p className="text-[15px] text-ink-2">
            <Trans>
              Leave a day empty to be off. Use the second line for the time after a break. An end before its
              start is on the next day.
            </Trans>
          </p>
          <ul className="mt-3">
            {weekdays.map((weekday) => (
              <DayHours key={weekday} hours={member.hours} weekday={weekday} />
            ))}
          </ul>
        </div>
        <div className="flex justify-end">
          <SubmitButton>
            <Trans>Save hours</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
