import { Trans, useLingui } from '@lingui/react/macro';
import { packageSize } from '@souk/contract/modules/appointments/packages';
import type { Service } from '@souk/contract/modules/appointments/services';
import { useState } from 'react';
import { Form } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { centsOf } from '../../../../lib/typed-values.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { PriceField } from '../../../../ui/price-field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { PackagePageData } from '../../package-page.server.ts';
import { aloneCents } from '../../package-worth.ts';
import { FormSection } from '../form-section.tsx';
import { PictureSection } from '../picture-section.tsx';

interface PackageFormProps extends PackagePageData {
  problems: FormOutcome | undefined;
}

const places = Array.from({ length: packageSize }, (_none, index) => index);

const idsOf = ({ bundle }: PackagePageData): string[] =>
  places.map((place) => String(bundle?.service_ids[place] ?? ''));

const amountOf = (cents: number | undefined): string => (cents === undefined ? '' : (cents / 100).toFixed(2));

/** What the chosen three cost and last alone, and what the package saves. */
function Sums({ chosen, cents }: { chosen: readonly Service[]; cents: number | null }) {
  const worth = chosen.reduce((sum, service) => sum + aloneCents(service), 0);
  const minutes = chosen.reduce((sum, service) => sum + service.duration_minutes, 0);
  const saved = cents === null ? 0 : worth - cents;
  return (
    <p role="status" className="num rounded-lg bg-sunken p-4 text-[15px]">
      {chosen.length < packageSize ? (
        <Trans>Choose three different services to see what they cost together.</Trans>
      ) : (
        <>
          <Trans>
            Together they cost {price(worth)} and last {minutes} min.
          </Trans>{' '}
          {cents !== null && saved > 0 && (
            <b className="font-semibold text-good">
              <Trans>Customers save {price(saved)}.</Trans>
            </b>
          )}
          {cents !== null && saved <= 0 && (
            <b className="font-semibold text-bad">
              <Trans>The package has to cost less.</Trans>
            </b>
          )}
        </>
      )}
    </p>
  );
}

function Pickers({ shown }: { shown: PackagePageData }) {
  const { t } = useLingui();
  const { services, bundle } = shown;
  const [ids, setIds] = useState(() => idsOf(shown));
  const [amount, setAmount] = useState(amountOf(bundle?.price.cents));
  const chosen = [...new Set(ids)].flatMap((id) => services.find((one) => String(one.id) === id) ?? []);
  const options = services.map((service) => ({
    value: String(service.id),
    label: t`${service.name}: ${price(aloneCents(service))}, ${service.duration_minutes} min`,
  }));
  return (
    <FormSection title={<Trans>Services and price</Trans>} id="services">
      <div className="grid gap-5">
        {places.map((place) => (
          <Select
            key={place}
            name="service_ids"
            nth={place}
            label={t`Service ${place + 1}`}
            placeholder={t`Choose a service`}
            options={options}
            value={ids[place] ?? ''}
            onChange={({ target }) => setIds(ids.map((id, at) => (at === place ? target.value : id)))}
          />
        ))}
        <PriceField
          name="price"
          label={t`Price of the package`}
          className="sm:w-48"
          defaultValue={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Sums chosen={chosen} cents={centsOf(amount)} />
      </div>
    </FormSection>
  );
}

/** Everything about one package. */
export function PackageForm({ problems, ...shown }: PackageFormProps) {
  const { t } = useLingui();
  const { bundle, today } = shown;
  return (
    <FormScope of={problems}>
      <FormProblem
        labels={{
          name: t`Name`,
          service_ids: t`Services`,
          price: t`Price of the package`,
          start_date: t`First day, optional`,
          end_date: t`Last day, optional`,
          image: t`Picture`,
        }}
      />
      <Form method="post" encType="multipart/form-data" noValidate className="grid gap-5">
        <FormSection title={<Trans>Package</Trans>} id="basics">
          <div className="grid gap-5">
            <TextField
              name="name"
              label={t`Name`}
              defaultValue={bundle?.name}
              counterMax={120}
              autoComplete="off"
            />
            <TextArea
              name="description"
              label={t`Description, optional`}
              defaultValue={bundle?.description}
              counterMax={1000}
              rows={2}
            />
          </div>
        </FormSection>
        <Pickers shown={shown} />
        <FormSection title={<Trans>When it can be booked</Trans>} id="days">
          <div className="grid gap-5 sm:grid-cols-2">
            <DateField
              name="start_date"
              label={t`First day, optional`}
              min={bundle?.start_date ?? today}
              defaultValue={bundle?.start_date ?? ''}
            />
            <DateField
              name="end_date"
              label={t`Last day, optional`}
              min={today}
              defaultValue={bundle?.end_date ?? ''}
            />
          </div>
        </FormSection>
        <PictureSection image={bundle?.image ?? null} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to="/packages" tone="line">
            <Trans>Cancel</Trans>
          </ButtonLink>
          <SubmitButton>
            <Trans>Save package</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
