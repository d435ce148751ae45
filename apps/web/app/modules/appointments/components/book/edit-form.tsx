import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicService } from '@souk/contract/modules/appointments/services';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { Form } from 'react-router';
import { DateField } from '../../../../ui/date-field.tsx';
import { FieldGroup } from '../../../../ui/field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope, useField } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { FreeTimes } from '../../../bookings/index.ts';
import type { BookingChoice } from '../../booking-choice.ts';
import { ServiceChoice } from './services-step.tsx';

interface EditFormProps {
  booking: BookingDetail;
  services: readonly PublicService[];
  choice: Pick<BookingChoice, 'services' | 'addOns'>;
  problems: FormOutcome | undefined;
  /** The next free starts, where the wanted one is taken. */
  free: readonly string[];
}

function Services({ services, choice }: Pick<EditFormProps, 'services' | 'choice'>) {
  const links = useField({ name: 'service_ids' });
  return (
    <FieldGroup links={links} label={<Trans>Services</Trans>} isLegendHidden>
      <ul>
        {services.map((service) => (
          <ServiceChoice key={service.id} service={service} choice={choice} />
        ))}
      </ul>
    </FieldGroup>
  );
}

/** Other services for a request, with its time beside them, because a longer visit may need another one. */
export function EditForm({ booking, problems, free, ...chosen }: EditFormProps) {
  const { t } = useLingui();
  return (
    <FormScope of={problems}>
      <Form method="post" noValidate className="panel space-y-5 p-5 lg:p-7">
        <FormProblem labels={{ service_ids: t`Services`, date: t`Date`, time: t`Time` }} />
        <FreeTimes free={free} timeZone={booking.time_zone} />
        <Services {...chosen} />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField name="date" label={t`Date`} defaultValue={booking.date} />
          <DateField
            name="time"
            kind="time"
            label={t`Time`}
            hint={t`Time in ${booking.time_zone}.`}
            defaultValue={booking.start_time}
          />
        </div>
        <div className="flex justify-end">
          <SubmitButton size="lg">
            <Trans>Change the request</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
