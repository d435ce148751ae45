import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { datesIn } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/page-root.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { PriceField } from '../../../../ui/price-field.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { PlaceField } from '../../../locations/index.ts';
import { PhotoField } from '../../../reviews/index.ts';
import type { Asking, AskProblems } from '../../ask-quote.server.ts';
import { askPath } from '../../quote-paths.ts';
import { FormSection } from '../form-section.tsx';
import { LoginToSend } from './login-to-send.tsx';
import { OtherBusinesses } from './other-businesses.tsx';

interface AskFormProps {
  asking: Asking;
  problems: AskProblems | undefined;
}

function Job({ told, service }: Pick<Asking, 'told' | 'service'>) {
  const { t } = useLingui();
  return (
    <FormSection id="job" title={<Trans>What is to be done</Trans>}>
      <TextField
        name="title"
        label={t`Title`}
        placeholder={t`New bathroom taps`}
        defaultValue={told?.title ?? service?.name ?? ''}
        counterMax={120}
        autoComplete="off"
      />
      <TextArea
        name="description"
        label={t`Description`}
        hint={t`The more the business knows, the better it can quote.`}
        defaultValue={told?.description ?? ''}
        counterMax={3000}
        rows={6}
      />
      <PhotoField kept={[]} />
    </FormSection>
  );
}

function WhereAndWhen({ told }: Pick<Asking, 'told'>) {
  const { t } = useLingui();
  const { timeZone } = useDates();
  return (
    <FormSection
      id="where"
      title={<Trans>Where and when</Trans>}
      lead={<Trans>All of this may stay empty.</Trans>}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="street"
          label={t`Street and number`}
          autoComplete="street-address"
          maxLength={80}
          defaultValue={told?.street ?? ''}
        />
        <PlaceField name="address" label={t`Suburb`} place={told?.address} />
        <DateField
          name="preferred_date"
          label={t`Wished date`}
          min={datesIn(timeZone).isoDay(useNow())}
          defaultValue={told?.preferred_date ?? ''}
        />
        <DateField
          name="preferred_time"
          kind="time"
          label={t`Wished time`}
          defaultValue={told?.preferred_time ?? ''}
        />
        <PriceField name="budget" label={t`Budget`} defaultValue={told?.budget ?? ''} />
      </div>
    </FormSection>
  );
}

/** One brief to a business, and to others beside it. */
export function AskForm({ asking, problems }: AskFormProps) {
  const { t } = useLingui();
  const { business, others, service, told, isSignedIn, idempotencyKey } = asking;
  const path = askPath(business.business_id, service?.id);
  const labels = {
    title: t`Title`,
    description: t`Description`,
    images: t`Photos`,
    address: t`Suburb`,
    preferred_date: t`Wished date`,
    preferred_time: t`Wished time`,
    budget: t`Budget`,
    business_ids: t`Ask others too`,
  };
  return (
    <FormScope of={problems}>
      <FormProblem labels={labels} />
      <Form method="post" action={path} encType="multipart/form-data" noValidate className="grid gap-5">
        <input type="hidden" name="_idempotencyKey" value={idempotencyKey} />
        {service && <input type="hidden" name="service_id" value={service.id} />}
        <Job told={told} service={service} />
        <WhereAndWhen told={told} />
        {others.length > 0 && (
          <FormSection id="others" title={<Trans>Whom you ask</Trans>}>
            <p className="text-[15px]">
              <bdi className="font-semibold">{business.name}</bdi>
            </p>
            <OtherBusinesses others={others} chosen={told?.business_ids ?? []} />
          </FormSection>
        )}
        {problems?.needsLogin && !isSignedIn && <LoginToSend back={path} />}
        <div className="flex flex-wrap items-center justify-end gap-4">
          <p className="text-sm text-ink-2">
            <Trans>Asking is free and binds you to nothing.</Trans>
          </p>
          <SubmitButton size="lg" className="max-sm:w-full">
            <Trans>Ask for a quote</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
