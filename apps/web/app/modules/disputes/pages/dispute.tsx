import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getDispute, replyDispute } from '@souk/contract/modules/disputes/disputes';
import { data } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { Acts } from '../../../ui/acts.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { DisputeFacts } from '../components/dispute-facts.tsx';
import { DisputeMessages } from '../components/dispute-messages.tsx';
import { DisputeOutcome } from '../components/dispute-outcome.tsx';
import { DisputeReason } from '../components/dispute-reason.tsx';
import { ReplyForm } from '../components/reply-form.tsx';
import { useDisputeNews } from '../components/use-dispute-news.ts';
import { disputeActs } from '../dispute-acts.ts';
import type { Route } from './+types/dispute.ts';

export const handle = { access: 'login', screen: 'DisputeDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return { dispute: await call(args, getDispute, { params: args.params }) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, msg`Dispute: ${loaderData?.dispute.title ?? ''}`),
];

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const { params } = args;
  const sent = await submit(args, replyDispute, { params });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, `/disputes/${encodeURIComponent(params.id)}`, sent.message);
}

export default function DisputePage({ loaderData: { dispute }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  useDisputeNews(dispute.dispute_id);
  const other = dispute.role === 'customer' ? dispute.seller : dispute.customer;
  return (
    <OwnPage
      crumbs={<Breadcrumbs crumbs={[{ label: t`Disputes`, to: '/disputes' }, { label: dispute.title }]} />}
      title={<bdi>{dispute.title}</bdi>}
      lead={<DisputeReason of={dispute} />}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-6">
        <div className="grid min-w-0 gap-4">
          <DisputeOutcome dispute={dispute} />
          <section className="rounded-xl bg-sunken p-4 md:p-6">
            <h2 className="sr-only">
              <Trans>Messages</Trans>
            </h2>
            <DisputeMessages dispute={dispute} viewerRole={dispute.role} />
          </section>
          {dispute.moves.includes('reply') && (
            <section aria-labelledby="answer" className="panel p-5 md:p-6">
              <h2 id="answer" className="h-panel mb-4">
                <Trans>Answer</Trans>
              </h2>
              <ReplyForm
                key={dispute.messages.length}
                problems={actionData}
                hint={t`${other.name} and Souk read it.`}
              />
            </section>
          )}
        </div>
        <div className="grid gap-4">
          <DisputeFacts dispute={dispute} />
          <Acts of={disputeActs} row={dispute} isWide />
        </div>
      </div>
    </OwnPage>
  );
}
