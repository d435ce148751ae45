import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  australianStates,
  type CalendarSettings,
  stepChoices,
} from '@souk/contract/modules/availability/calendars';
import { Form } from 'react-router';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { stateWords } from '../../team-words.ts';
import { FormSection } from '../form-section.tsx';

/** Minutes of notice that are offered, and the one that was saved by another way. */
const notices = [0, 30, 60, 120, 240, 720, 1440, 2880, 10_080];
const noticesWith = (saved: number) =>
  [...new Set([...notices, saved])].toSorted((one, other) => one - other);

function useNoticeWords() {
  const { t } = useLingui();
  return (minutes: number): string => {
    if (minutes === 0) return t`None`;
    const [days, hours] = [minutes / 1440, minutes / 60];
    if (Number.isInteger(days)) return t`${plural(days, { one: '# day', other: '# days' })}`;
    if (Number.isInteger(hours)) return t`${plural(hours, { one: '# hour', other: '# hours' })}`;
    return t`${minutes} min`;
  };
}

type Settings = { settings: CalendarSettings };

function Offered({ settings }: Settings) {
  const { t } = useLingui();
  const words = useNoticeWords();
  return (
    <FormSection id="offered" title={<Trans>What customers are offered</Trans>}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          name="step_minutes"
          label={t`A start every`}
          options={stepChoices.map((step) => ({ value: String(step), label: t`${step} min` }))}
          defaultValue={String(settings.step_minutes)}
        />
        <Select
          name="notice_minutes"
          label={t`Shortest notice`}
          options={noticesWith(settings.notice_minutes).map((minutes) => ({
            value: String(minutes),
            label: words(minutes),
          }))}
          defaultValue={String(settings.notice_minutes)}
        />
        <TextField
          name="horizon_days"
          label={t`Days ahead`}
          inputMode="numeric"
          defaultValue={String(settings.horizon_days)}
        />
        <TextField
          name="day_capacity"
          label={t`Most bookings a day`}
          hint={t`Empty for any number`}
          inputMode="numeric"
          defaultValue={settings.day_capacity === null ? '' : String(settings.day_capacity)}
        />
      </div>
    </FormSection>
  );
}

function PublicHolidays({ settings: { holidays_of: saved, own_state: own } }: Settings) {
  const { t, i18n } = useLingui();
  const first = own === null ? [] : [own];
  const states = [...new Set([...first, ...australianStates])];
  return (
    <FormSection id="holidays" title={<Trans>Public holidays</Trans>}>
      <Select
        name="holidays_of"
        label={t`On public holidays`}
        options={[
          { value: '', label: t`Open as usual` },
          ...states.map((state) => {
            const name = i18n._(stateWords[state]);
            return { value: state, label: t`Closed on those of ${name}` };
          }),
        ]}
        defaultValue={saved ?? ''}
        hint={<Trans>You can open on single ones: give the day its own hours under “Days off”.</Trans>}
      />
    </FormSection>
  );
}

function Travel({ settings, radiusKm }: Settings & { radiusKm: number | null }) {
  const { t } = useLingui();
  const minutes = <span className="pe-3.5 text-ink-2">{t`min`}</span>;
  return (
    <FormSection
      id="travel"
      title={<Trans>On the way</Trans>}
      lead={<Trans>For what you do at the customer’s: nobody else can book this time.</Trans>}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="travel_before_minutes"
          label={t`Before each job`}
          inputMode="numeric"
          suffix={minutes}
          defaultValue={String(settings.travel_before_minutes)}
        />
        <TextField
          name="travel_after_minutes"
          label={t`After each job`}
          inputMode="numeric"
          suffix={minutes}
          defaultValue={String(settings.travel_after_minutes)}
        />
      </div>
      <TextField
        name="service_radius_km"
        label={t`How far you come, in km`}
        hint={t`Empty for any distance. An address that is farther away is refused.`}
        inputMode="numeric"
        defaultValue={radiusKm === null ? '' : String(radiusKm)}
      />
    </FormSection>
  );
}

interface BookingTimesProps extends Settings {
  radiusKm: number | null;
  problems: FormOutcome | undefined;
}

/** How the business offers its time. */
export function BookingTimesForm({ settings, radiusKm, problems }: BookingTimesProps) {
  const { t } = useLingui();
  const labels = {
    horizon_days: t`Days ahead`,
    day_capacity: t`Most bookings a day`,
    travel_before_minutes: t`Before each job`,
    travel_after_minutes: t`After each job`,
    service_radius_km: t`How far you come, in km`,
  };
  return (
    <FormScope of={problems}>
      <FormProblem labels={labels} />
      <Form method="post" noValidate className="grid gap-5">
        <Offered settings={settings} />
        <PublicHolidays settings={settings} />
        <Travel settings={settings} radiusKm={radiusKm} />
        <div className="flex justify-end">
          <SubmitButton>
            <Trans>Save</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
