import { Trans, useLingui } from '@lingui/react/macro';
import type { SpecialOffer } from '@souk/contract/modules/discounts/special-offers';
import { Form } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DaysFields } from './days-fields.tsx';
import { FormPart } from './form-part.tsx';
import { PicturePart } from './picture-part.tsx';

interface SpecialOfferFormProps {
  /** Null for a new one. */
  offer: SpecialOffer | null;
  /** First day that may be chosen, at the restaurant's place. */
  today: string;
  problems: FormOutcome | undefined;
}

function OfferPart({ offer }: { offer: SpecialOffer | null }) {
  const { t } = useLingui();
  return (
    <FormPart
      id="discount"
      title={<Trans>Discount</Trans>}
      lead={<Trans>It is for your whole menu and for everybody. You bear the cost of the discount.</Trans>}
    >
      <TextField
        name="title"
        label={t`Title`}
        defaultValue={offer?.title ?? ''}
        counterMax={80}
        autoComplete="off"
      />
      <TextArea
        name="description"
        label={t`Description, optional`}
        defaultValue={offer?.description ?? ''}
        counterMax={1000}
        rows={3}
      />
      <TextField
        name="discount_percent"
        label={t`Discount`}
        inputMode="numeric"
        autoComplete="off"
        className="sm:w-48"
        suffix={<span className="pe-3.5 text-ink-2">%</span>}
        defaultValue={offer?.discount_percent ?? ''}
      />
    </FormPart>
  );
}

/** Everything about one special offer. */
export function SpecialOfferForm({ offer, today, problems }: SpecialOfferFormProps) {
  const { t } = useLingui();
  const labels = {
    title: t`Title`,
    description: t`Description, optional`,
    discount_percent: t`Discount`,
    start_date: t`First day`,
    end_date: t`Last day`,
    image: t`Picture`,
  };
  return (
    <FormScope of={problems}>
      <FormProblem labels={labels} />
      <Form method="post" encType="multipart/form-data" noValidate className="grid gap-5">
        <OfferPart offer={offer} />
        <FormPart id="when" title={<Trans>When</Trans>} lead={<Trans>Both days belong to it.</Trans>}>
          <DaysFields known={offer} today={today} />
        </FormPart>
        <PicturePart image={offer?.image ?? null} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to="/special-offers" tone="line">
            <Trans>Cancel</Trans>
          </ButtonLink>
          <SubmitButton>
            <Trans>Save special offer</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
