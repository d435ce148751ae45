import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { quotingTypes } from '@souk/contract/modules/appointments/quote-values';
import { Form } from 'react-router';
import { datesIn } from '../../../lib/dates.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { useNow } from '../../../lib/page-root.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { receivedQuotesPath } from '../../bookings/index.ts';
import { loadAnswer, sendVisit } from '../answer-quote.server.ts';
import { receivedQuotePath } from '../quote-paths.ts';
import type { Route } from './+types/offer-visit.ts';

export const handle = { access: 'business:handyman,professional,events', screen: 'OfferVisit' };

/** A visit before the quote, or another time for it. */
export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, quotingTypes);
  return loadAnswer(args, args.params.id, 'offer-visit');
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, quotingTypes);
  return sendVisit(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Offer a visit`)];

export default function OfferVisit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { quote, people } = loaderData;
  const { visit, time_zone: zone } = quote;
  const title = visit ? t`Move the visit` : t`Offer a visit`;
  return (
    <OwnPage
      width="form"
      title={title}
      lead={<Trans>An hour of your time is taken for it. The customer is told at once.</Trans>}
      crumbs={
        <Breadcrumbs
          crumbs={[
            { label: t`Quotes`, to: receivedQuotesPath },
            { label: quote.title, to: receivedQuotePath(quote.quote_id) },
            { label: title },
          ]}
        />
      }
    >
      <FormScope of={actionData}>
        <Form method="post" noValidate className="panel space-y-5 p-5 lg:p-7">
          <FormProblem labels={{ date: t`Date`, time: t`Time`, staff: t`Who comes` }} />
          <div className="grid gap-5 sm:grid-cols-2">
            <DateField
              name="date"
              label={t`Date`}
              min={datesIn(zone).isoDay(useNow())}
              defaultValue={visit?.date ?? quote.preferred_date ?? ''}
            />
            <DateField
              name="time"
              kind="time"
              label={t`Time`}
              hint={t`Time in ${zone}.`}
              defaultValue={visit?.start_time ?? quote.preferred_time ?? ''}
            />
          </div>
          {people.length > 1 && (
            <Select
              name="staff"
              label={t`Who comes`}
              placeholder={t`Anybody who is free`}
              options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
          <div className="flex justify-end">
            <SubmitButton size="lg">{title}</SubmitButton>
          </div>
        </Form>
      </FormScope>
    </OwnPage>
  );
}
