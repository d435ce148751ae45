import { Trans, useLingui } from '@lingui/react/macro';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { FormProblems } from '../../../lib/api.server.ts';
import { price } from '../../../lib/format.ts';
import { Choice } from '../../../ui/choice.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { PriceField } from '../../../ui/price-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

interface AdFormProps {
  ad: Pick<AdDetail, 'id' | 'path' | 'price'>;
  /** What the page without scripts was refused for. */
  problems?: FormProblems | undefined;
  onDone?: (() => void) | undefined;
}

/** A form that is sent from a dialog or from a page of its own; the dialog closes once it was taken. */
function SentForm({
  action,
  ad,
  problems,
  onDone,
  words,
  children,
}: AdFormProps & { action: string; words: ReactNode; children: ReactNode }) {
  const fetcher = useFetcher<FormProblems>();
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && fetcher.state === 'idle' && !fetcher.data) onDone?.();
    wasBusy.current = fetcher.state !== 'idle';
  }, [fetcher.state, fetcher.data, onDone]);
  return (
    <FormScope of={fetcher.data ?? problems}>
      <fetcher.Form method="post" action={action} noValidate className="space-y-5">
        <FormProblem />
        <input type="hidden" name="_back" value={ad.path} />
        {children}
        <div className="flex justify-end">
          <SubmitButton fetcher={fetcher} size="lg">
            {words}
          </SubmitButton>
        </div>
      </fetcher.Form>
    </FormScope>
  );
}

/** What somebody would pay; not more than is asked (B-101). */
export function OfferForm(props: AdFormProps) {
  const { t } = useLingui();
  const { ad } = props;
  const asked = ad.price ? price(ad.price.cents) : '';
  return (
    <SentForm {...props} action={`/make-offer/${ad.id}`} words={<Trans>Send offer</Trans>}>
      <PriceField
        name="offer_price"
        label={t`Offer price`}
        hint={<Trans>The price is {asked}. The seller has 48 hours to answer.</Trans>}
        required
        data-autofocus=""
      />
      <TextArea name="message" label={t`Message (optional)`} maxLength={1000} counterMax={1000} rows={3} />
    </SentForm>
  );
}

/** The first words to the seller; the conversation goes on under Messages. */
export function MessageForm(props: AdFormProps) {
  const { t } = useLingui();
  return (
    <SentForm {...props} action={`/message-seller/${props.ad.id}`} words={<Trans>Send message</Trans>}>
      <TextArea
        name="message"
        label={t`Message`}
        defaultValue={t`Is this still available?`}
        maxLength={2000}
        counterMax={2000}
        required
        data-autofocus=""
      />
    </SentForm>
  );
}

/** The reasons stand in the contract; their words here are shown to people. */
export function ReportForm({ reasons, ...props }: AdFormProps & { reasons: readonly string[] }) {
  const { t } = useLingui();
  return (
    <SentForm {...props} action={`/report-ad/${props.ad.id}`} words={<Trans>Send report</Trans>}>
      <Choice
        name="reason"
        label={t`What is wrong with this ad?`}
        options={reasons.map((reason) => ({ value: reason, label: reason }))}
      />
      <TextArea name="comment" label={t`Comment (optional)`} maxLength={1000} counterMax={1000} rows={3} />
    </SentForm>
  );
}
