import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { quotingTypes } from '@souk/contract/modules/appointments/quote-values';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { receivedQuotesPath } from '../../bookings/index.ts';
import { answer, loadAnswer } from '../answer-quote.server.ts';
import { AnswerForm } from '../components/answer/answer-form.tsx';
import { QuoteBrief } from '../components/quote/quote-brief.tsx';
import { receivedQuotePath } from '../quote-paths.ts';
import type { Route } from './+types/answer-quote.ts';

export const handle = { access: 'business:handyman,professional,events', screen: 'AnswerQuote' };

/** The request, and the form that answers it or revises the answer. */
export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, quotingTypes);
  return loadAnswer(args, args.params.id, 'send');
}

export async function action(args: Route.ActionArgs) {
  await requireTypes(args, quotingTypes);
  return answer(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Send a quote`)];

export default function AnswerQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { quote, people } = loaderData;
  const isRevised = quote.status === 'Quote-Sent';
  return (
    <OwnPage
      width="read"
      title={isRevised ? <Trans>Revise the quote</Trans> : <Trans>Send a quote</Trans>}
      lead={
        <>
          <bdi>{quote.title}</bdi>, <bdi>{quote.customer.name}</bdi>
        </>
      }
      crumbs={
        <Breadcrumbs
          crumbs={[
            { label: t`Quotes`, to: receivedQuotesPath },
            { label: quote.title, to: receivedQuotePath(quote.quote_id) },
            { label: t`Answer` },
          ]}
        />
      }
    >
      <section aria-label={t`What is asked for`} className="panel mb-5 p-5 lg:p-6">
        <QuoteBrief brief={quote} />
      </section>
      <AnswerForm quote={quote} people={people} problems={actionData} />
    </OwnPage>
  );
}
