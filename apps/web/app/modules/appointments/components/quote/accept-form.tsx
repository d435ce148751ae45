import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteDetail, QuoteVersion } from '@souk/contract/modules/appointments/quote-values';
import { Form, useSearchParams } from 'react-router';
import { datesIn } from '../../../../lib/dates.ts';
import { price } from '../../../../lib/format.ts';
import { useNow } from '../../../../lib/page-root.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import type { AcceptProblems } from '../../accept-quote.server.ts';
import { acceptPath, quotePath } from '../../quote-paths.ts';

interface AcceptFormProps {
  quote: QuoteDetail;
  offer: QuoteVersion;
  problems: AcceptProblems | undefined;
}

/** Free times in place of one that was taken meanwhile; each fills the fields. */
function NextTimes({ quote, next }: { quote: QuoteDetail; next: readonly string[] }) {
  const { flowTime, isoDay, isoTime } = datesIn(quote.time_zone);
  if (next.length === 0) return null;
  return (
    <div className="mb-5">
      <p className="text-[15px]">
        <Trans>Nothing has been booked. These times are free:</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {next.map((at) => (
          <ButtonLink
            key={at}
            to={`${acceptPath(quote.quote_id)}?${new URLSearchParams({ date: isoDay(at), time: isoTime(at) })}`}
            tone="line"
            className="num"
          >
            {flowTime(at)}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

function TimeFields({ quote }: { quote: QuoteDetail }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const { time_zone: zone, preferred_date: date, preferred_time: time } = quote;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">
        <Trans>When the work is to begin</Trans>
      </legend>
      <DateField
        name="date"
        label={t`Date`}
        min={datesIn(zone).isoDay(useNow())}
        defaultValue={query.get('date') ?? date ?? ''}
      />
      <DateField
        name="time"
        kind="time"
        label={t`Time`}
        hint={t`Time in ${zone}.`}
        defaultValue={query.get('time') ?? time ?? ''}
      />
    </fieldset>
  );
}

/** Books what is quoted, and says what has to be paid first. */
export function AcceptForm({ quote, offer, problems }: AcceptFormProps) {
  const [query] = useSearchParams();
  const first = offer.shares[0]?.amount ?? offer.total;
  return (
    <FormScope of={problems}>
      <FormProblem />
      <NextTimes quote={quote} next={problems?.next ?? []} />
      {/* A chosen free time starts the fields anew. */}
      <Form key={query.toString()} method="post" noValidate className="space-y-5">
        <input type="hidden" name="version" value={offer.version} />
        {!offer.starts_at && <TimeFields quote={quote} />}
        <p className="text-sm text-ink-2">
          <Trans>
            The job is booked at once. You pay {price(first.cents)} on the next page, or within a day.
          </Trans>{' '}
          {(quote.asked_count ?? 1) > 1 && (
            <Trans>The other businesses that you have asked are told that you have chosen.</Trans>
          )}
        </p>
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={quotePath(quote.quote_id)} tone="ghost" size="lg">
            <Trans>Back</Trans>
          </ButtonLink>
          <SubmitButton size="lg" className="num">
            <Trans>Accept, pay {price(first.cents)}</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
