import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import type { FormProblems } from '../../../lib/api.server.ts';
import { price } from '../../../lib/format.ts';
import { useTerms } from '../../../lib/page-root.ts';
import { PriceField } from '../../../ui/price-field.tsx';
import { SentForm } from '../../../ui/sent-form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ReportFields } from '../../search/index.ts';
import { adReasonWords } from '../ad-reason-words.ts';

interface AdFormProps {
  ad: Pick<AdDetail, 'id' | 'path' | 'price'>;
  /** Why a page without scripts was refused. */
  problems?: FormProblems | undefined;
  onDone?: (() => void) | undefined;
}

function OfferHint({ asked }: { asked: string }) {
  const hours = useTerms()?.offerHours;
  if (hours === undefined) return <Trans>The price is {asked}.</Trans>;
  return (
    <Trans>
      The price is {asked}. The seller has <Plural value={hours} one="# hour" other="# hours" /> to answer.
    </Trans>
  );
}

/** An offer; not above the price (B-101). */
export function OfferForm(props: AdFormProps) {
  const { t } = useLingui();
  const { ad } = props;
  const asked = ad.price ? price(ad.price.cents) : '';
  return (
    <SentForm
      {...props}
      back={props.ad.path}
      action={`/make-offer/${ad.id}`}
      words={<Trans>Send offer</Trans>}
    >
      <PriceField
        name="offer_price"
        label={t`Offer price`}
        hint={<OfferHint asked={asked} />}
        required
        data-autofocus=""
      />
      <TextArea name="message" label={t`Message (optional)`} maxLength={1000} counterMax={1000} rows={3} />
    </SentForm>
  );
}

/** The first message to the seller; the conversation continues under Messages. */
export function MessageForm(props: AdFormProps) {
  const { t } = useLingui();
  return (
    <SentForm
      {...props}
      back={props.ad.path}
      action={`/message-seller/${props.ad.id}`}
      words={<Trans>Send message</Trans>}
    >
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

/** Reports the ad to the admins. */
export function ReportForm(props: AdFormProps) {
  const { t } = useLingui();
  return (
    <SentForm
      {...props}
      back={props.ad.path}
      action={`/report-ad/${props.ad.id}`}
      words={<Trans>Send report</Trans>}
    >
      <ReportFields label={t`What is wrong with this ad?`} reasons={adReasonWords} />
    </SentForm>
  );
}
