import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { quotesPath } from '../../bookings/index.ts';
import { accept, loadAcceptance } from '../accept-quote.server.ts';
import { AcceptForm } from '../components/quote/accept-form.tsx';
import { QuoteFacts } from '../components/quote/quote-facts.tsx';
import { QuoteLines } from '../components/quote/quote-lines.tsx';
import { quotePath } from '../quote-paths.ts';
import type { Route } from './+types/accept-quote.ts';

export const handle = { access: 'private', screen: 'AcceptQuote' };

/** Everything that the customer agrees to, and the button that books it. */
export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadAcceptance(args, args.params.id);
}

export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  return accept(args, args.params.id);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Accept the quote`),
  { name: 'robots', content: 'noindex' },
];

export default function AcceptQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { quote, offer } = loaderData;
  return (
    <OwnPage
      width="form"
      title={<Trans>Accept the quote</Trans>}
      lead={
        <>
          <bdi>{quote.title}</bdi>, <bdi>{quote.business.name}</bdi>
        </>
      }
      crumbs={
        <Breadcrumbs
          crumbs={[
            { label: t`My quotes`, to: quotesPath },
            { label: quote.title, to: quotePath(quote.quote_id) },
            { label: t`Accept` },
          ]}
        />
      }
    >
      <div className="panel space-y-6 p-5 lg:p-7">
        <section aria-label={t`What is quoted`}>
          <QuoteLines version={offer} />
        </section>
        <QuoteFacts quote={quote} version={offer} />
        <section aria-label={t`Accept`} className="border-t border-line pt-5">
          <AcceptForm quote={quote} offer={offer} problems={actionData} />
        </section>
      </div>
    </OwnPage>
  );
}
