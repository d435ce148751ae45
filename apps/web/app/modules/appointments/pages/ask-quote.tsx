import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { askForQuote, loadAsking } from '../ask-quote.server.ts';
import { AskForm } from '../components/ask/ask-form.tsx';
import type { Route } from './+types/ask-quote.ts';

export const handle = { access: 'visitor-or-private', screen: 'AskForQuote' };

/** The form is open to everybody; only sending it needs a login. */
export const loader = (args: Route.LoaderArgs) => loadAsking(args, args.params.businessId);

export const action = (args: Route.ActionArgs) => askForQuote(args, args.params.businessId);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? msg`Ask ${loaderData.business.name} for a quote` : msg`Ask for a quote`),
  { name: 'robots', content: 'noindex' },
];

export default function AskQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { name, seller_type: type, slug } = loaderData.business;
  return (
    <div className="page pt-5 lg:pb-14">
      <OwnPage
        width="read"
        title={
          <Trans>
            Ask <bdi>{name}</bdi> for a quote
          </Trans>
        }
        lead={<Trans>Describe the job once. You get a price with its terms, and decide then.</Trans>}
        crumbs={
          <Breadcrumbs
            crumbs={[
              { label: t`Home`, to: '/' },
              { label: t`Bookings`, to: '/bookings' },
              { label: name, to: `/business-detail/${type}/${slug}` },
              { label: t`Ask for a quote` },
            ]}
          />
        }
      >
        <AskForm asking={loaderData} problems={actionData} />
      </OwnPage>
    </div>
  );
}
