import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getAdminPayout } from '@souk/contract/modules/admin/payouts';
import { call } from '../../../lib/api.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { bankWords, PayoutLineList, payoutLooks } from '../../payments/index.ts';
import { DeskHead, Facts, Panel } from '../components/desk-head.tsx';
import { Approvals, PayoutDecisions } from '../components/payout-decisions.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/payout.ts';

export const handle = { access: 'admin', screen: 'AdminPayoutDetail' };

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  return { payout: await call(args, getAdminPayout, { params: args.params }), adminId: admin.user_id };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  deskMeta(matches, msg`Payout ${loaderData?.payout.number ?? ''}`);

export default function AdminPayout({ loaderData: { payout, adminId } }: Route.ComponentProps) {
  const { notificationTime } = useDates();
  const { t, i18n } = useLingui();
  return (
    <>
      <div className="mb-2">
        <Breadcrumbs crumbs={[{ label: t`Payouts`, to: '/admin/payouts' }, { label: payout.number }]} />
      </div>
      <DeskHead title={<Trans>Payout {payout.number}</Trans>}>
        <PayoutDecisions payout={payout} back={`/admin/payouts/${payout.id}`} adminId={adminId} />
      </DeskHead>
      <div className="grid items-start gap-4 lg:grid-cols-[340px_minmax(0,1fr)]">
        <Panel title={<Amount of={payout.amount} />} aside={<LookPill of={payoutLooks[payout.status]} />}>
          <Facts
            rows={[
              [t`Seller`, <PersonLink key="seller" person={payout.seller} />],
              [t`To`, i18n._(bankWords[payout.method])],
              [t`Made`, notificationTime(payout.created_at)],
              [t`Settled`, payout.settled_at ? notificationTime(payout.settled_at) : t`not yet`],
              ...(payout.approvals_needed > 0
                ? ([[t`Approvals`, <Approvals key="approvals" payout={payout} />]] as const)
                : []),
              ...(payout.failure ? ([[t`Failure`, payout.failure]] as const) : []),
            ]}
          />
        </Panel>
        <Panel title={<Trans>Why this amount</Trans>}>
          <PayoutLineList lines={payout.lines} />
        </Panel>
      </div>
    </>
  );
}
