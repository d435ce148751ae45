import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getDispute, replyDispute } from '@souk/contract/modules/admin/disputes';
import { data } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import {
  DisputeFacts,
  DisputeMessages,
  DisputeOutcome,
  DisputeReason,
  ReplyForm,
} from '../../disputes/index.ts';
import { DeskHead, Panel } from '../components/desk-head.tsx';
import { VerdictForm } from '../components/verdict-form.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/dispute.ts';

export const handle = { access: 'admin', screen: 'AdminDisputeDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return { dispute: await call(args, getDispute, { params: args.params }) };
}

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const { params } = args;
  const sent = await submit(args, replyDispute, { params });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  return redirectWithToast(args, `/admin/disputes/${encodeURIComponent(params.id)}`, sent.message);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  deskMeta(matches, msg`Dispute: ${loaderData?.dispute.title ?? ''}`);

export default function AdminDispute({ loaderData: { dispute }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="mb-2">
        <Breadcrumbs crumbs={[{ label: t`Disputes`, to: '/admin/disputes' }, { label: dispute.title }]} />
      </div>
      <DeskHead title={<bdi>{dispute.title}</bdi>} lead={<DisputeReason of={dispute} />} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid min-w-0 gap-4">
          <DisputeOutcome dispute={dispute} />
          <section className="rounded-xl bg-sunken p-4 lg:p-5">
            <h2 className="sr-only">
              <Trans>Messages</Trans>
            </h2>
            <DisputeMessages dispute={dispute} viewerRole="admin" />
          </section>
          {dispute.moves.includes('resolve') && (
            <Panel title={<Trans>Write to both sides</Trans>}>
              <ReplyForm
                key={dispute.messages.length}
                problems={actionData}
                hint={t`Visible to the customer and the seller.`}
                hasPhotos={false}
              />
            </Panel>
          )}
        </div>
        <div className="grid gap-4">
          <DisputeFacts dispute={dispute} />
          {dispute.moves.includes('resolve') && (
            <Panel title={<Trans>Verdict</Trans>}>
              <VerdictForm dispute={dispute} />
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}
