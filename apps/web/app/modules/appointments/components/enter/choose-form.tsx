import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { Entering } from '../../enter-booking.server.ts';
import { FormSection } from '../form-section.tsx';
import { ServicePrice } from '../service-list.tsx';

/** What is booked, with whom and on which day; it changes the address, so that nothing typed below is needed for it. */
export function ChooseForm({ entering }: { entering: Entering }) {
  const { t } = useLingui();
  const { services, people, choice, time, today } = entering;
  const anybody = { value: '', label: t`Anybody` };
  return (
    <Form method="get" action="/business-bookings/new" preventScrollReset>
      <input type="hidden" name="time" value={time} />
      {choice.startsAt && <input type="hidden" name="starts_at" value={choice.startsAt} />}
      <FormSection id="chosen" title={<Trans>What is booked</Trans>}>
        <fieldset className="grid gap-x-6 sm:grid-cols-2">
          <legend className="sr-only">{t`Services`}</legend>
          {services.map((service) => (
            <Checkbox
              key={service.id}
              name="service"
              value={String(service.id)}
              defaultChecked={choice.services.includes(service.id)}
              label={
                <span className="flex flex-wrap gap-x-3">
                  <bdi>{service.name}</bdi>
                  <span className="num text-ink-2">
                    <ServicePrice service={service} />
                  </span>
                </span>
              }
            />
          ))}
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            name="staff"
            label={t`With whom`}
            options={[anybody, ...people.map(({ id, name }) => ({ value: String(id), label: name }))]}
            defaultValue={choice.staff === undefined ? '' : String(choice.staff)}
          />
          <DateField name="date" label={t`Day`} min={today} defaultValue={choice.date} />
        </div>
        <div className="flex justify-end">
          <Button type="submit" tone="soft">
            <Trans>Show free times</Trans>
          </Button>
        </div>
      </FormSection>
    </Form>
  );
}
