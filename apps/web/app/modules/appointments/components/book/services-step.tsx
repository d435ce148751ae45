import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PublicService } from '@souk/contract/modules/appointments/services';
import { mostServices } from '@souk/contract/modules/bookings/booking-fields';
import { Form } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import type { BookingStepData } from '../../load-booking.server.ts';
import { servicesFormId } from '../../service-paths.ts';
import { OfferedPrice } from '../offered-price.tsx';
import { ChoiceFields } from './choice-fields.tsx';

function AddOns({ service, chosen }: { service: PublicService; chosen: readonly number[] }) {
  const { t } = useLingui();
  if (service.add_ons.length === 0) return null;
  return (
    <fieldset className="ms-8.5 hidden border-s border-line ps-4 pb-2 group-has-[[name=service]:checked]:block">
      <legend className="sr-only">{t`Add-ons of ${service.name}`}</legend>
      {service.add_ons.map(({ id, name, price: cost, extra_minutes: minutes }) => (
        <Checkbox
          key={id}
          name="add"
          value={String(id)}
          defaultChecked={chosen.includes(id)}
          label={
            <span className="flex flex-wrap gap-x-3">
              <bdi>{name}</bdi>
              <span className="num text-ink-2">
                +{price(cost.cents)}
                {minutes > 0 && ` · ${t`${minutes} min`}`}
              </span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

interface ServiceChoiceProps {
  service: PublicService;
  choice: Pick<BookingStepData['choice'], 'services' | 'addOns'>;
}

/** One service with a tick, and its add-ons once it is ticked. */
export function ServiceChoice({ service, choice }: ServiceChoiceProps) {
  const { t } = useLingui();
  const { id, name, description, duration_minutes: minutes, price_kind: kind } = service;
  const isQuote = kind === 'quote';
  return (
    <li className="group border-b border-line py-1.5">
      <div className="flex items-start justify-between gap-4">
        <Checkbox
          name="service"
          value={String(id)}
          disabled={isQuote}
          defaultChecked={choice.services.includes(id)}
          className="min-w-0 flex-1"
          label={
            <span className="block min-w-0">
              <span className="block font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </span>
              {description && <span className="line-clamp-2 text-ink-2">{description}</span>}
              {isQuote && (
                <span className="block text-sm text-ink-2">
                  <Trans>Its price is agreed first: ask the business for a quote.</Trans>
                </span>
              )}
            </span>
          }
        />
        <p className="num shrink-0 py-2 text-end">
          <span className="block font-semibold">
            <OfferedPrice service={service} />
          </span>
          <span className="block text-sm text-ink-3">{t`${minutes} min`}</span>
        </p>
      </div>
      <AddOns service={service} chosen={choice.addOns} />
    </li>
  );
}

/** What a package consists of; its services are booked together or, without it, one by one. */
function BundleStep({ booking }: { booking: BookingStepData }) {
  const { business, services, choice, bundle } = booking;
  if (!bundle) return null;
  return (
    <Form id={servicesFormId} action={`/book/${business.business_id}`}>
      <ChoiceFields choice={{ ...choice, step: 'time' }} />
      <h3 className="h-panel wrap-anywhere">
        <bdi>{bundle.name}</bdi>
      </h3>
      <p className="text-ink-2">
        <Trans>Three services one after another in one visit, for less than they cost alone.</Trans>
      </p>
      <ul className="mt-3">
        {services.map(({ id, name, duration_minutes: minutes }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-3">
            <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
            <span className="num shrink-0 text-ink-3">
              <Trans>{minutes} min</Trans>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink to={`/book/${business.business_id}?step=services`}>
          <Trans>Choose single services instead</Trans>
        </TextLink>
      </p>
      <SubmitButton size="lg" className="mt-6 max-lg:hidden">
        <Trans>Choose a time</Trans>
      </SubmitButton>
    </Form>
  );
}

/** The first step: one service or several one after another, with what is added to them. */
export function ServicesStep({ booking }: { booking: BookingStepData }) {
  const { business, services, choice, isTooMany } = booking;
  if (booking.bundle) return <BundleStep booking={booking} />;
  const { staff, guests, date, code } = choice;
  const kept = {
    services: [],
    addOns: [],
    step: 'time' as const,
    ...(staff === undefined ? {} : { staff }),
    ...(guests === undefined ? {} : { guests }),
    ...(date === undefined ? {} : { date }),
    ...(code === undefined ? {} : { code }),
  };
  const groups = [...Map.groupBy(services, ({ category_name: category }) => category)];
  return (
    <Form id={servicesFormId} action={`/book/${business.business_id}`}>
      <ChoiceFields choice={kept} />
      {isTooMany && (
        <p role="alert" className="mb-4 rounded-md bg-bad-soft p-3 text-sm font-semibold text-bad">
          <Plural
            value={mostServices}
            one="You can book # service at once."
            other="You can book up to # services at once."
          />
        </p>
      )}
      {groups.map(([category, members]) => (
        <section key={category} className="mt-6 first:mt-0" aria-label={category}>
          <h3 className="h-panel">{category}</h3>
          <ul className="mt-1">
            {members.map((service) => (
              <ServiceChoice key={service.id} service={service} choice={choice} />
            ))}
          </ul>
        </section>
      ))}
      <SubmitButton size="lg" className="mt-6 max-lg:hidden">
        <Trans>Choose a time</Trans>
      </SubmitButton>
    </Form>
  );
}
