import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mayWorkIn } from '@souk/contract/modules/admin/areas';
import { listRoles } from '@souk/contract/modules/admin/roles';
import { getAdmin } from '@souk/contract/modules/admin/sessions';
import { getUser } from '@souk/contract/modules/admin/users';
import { call } from '../../../lib/api.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { DeskHead, Panel } from '../components/desk-head.tsx';
import { HistoryList } from '../components/history-list.tsx';
import { PaperList } from '../components/paper-list.tsx';
import { QueueRows } from '../components/queue-rows.tsx';
import { SessionTable } from '../components/session-table.tsx';
import { StatePill } from '../components/state-pill.tsx';
import { UserDecisions } from '../components/user-decisions.tsx';
import { AccountFacts, BusinessFacts } from '../components/user-facts.tsx';
import { deskMeta } from '../desk-meta.ts';
import { typeWords } from '../desk-words.ts';
import type { Route } from './+types/user.ts';

export const handle = { access: 'admin', screen: 'AdminUserDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const [{ permissions }, user] = await Promise.all([
    call(args, getAdmin),
    call(args, getUser, { params: { id: args.params.id } }),
  ]);
  const roles = user.moves.includes('change-role') ? await call(args, listRoles) : [];
  return { user: { ...user, roles }, mayDecidePapers: mayWorkIn(permissions, 'papers') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  deskMeta(matches, loaderData?.user.name ?? msg`User`);

export default function AdminUser({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { user, mayDecidePapers } = loaderData;
  return (
    <>
      <DeskHead
        title={user.name}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <StatePill state={user.status} />
            {i18n._(typeWords(user.seller_type))}
            {user.role && <b className="font-semibold">{user.role.name}</b>}
          </span>
        }
      >
        <UserDecisions user={user} />
      </DeskHead>
      <div className="grid gap-4 lg:grid-cols-2">
        <Panel title={<Trans>Account</Trans>}>
          <AccountFacts user={user} />
        </Panel>
        <Panel title={<Trans>Business</Trans>}>
          <BusinessFacts user={user} />
        </Panel>
        <Panel title={<Trans>Newest ads</Trans>}>
          <QueueRows queue="ads" items={user.ads} empty={<Trans>This account has no ads.</Trans>} />
        </Panel>
        <Panel title={<Trans>History</Trans>}>
          <HistoryList entries={user.history} />
        </Panel>
      </div>
      <div className="mt-4 space-y-4">
        {user.papers.length > 0 && (
          <Panel title={<Trans>Documents and certificates</Trans>}>
            <PaperList
              papers={user.papers}
              back={`/admin/users/${user.id}`}
              mayDecide={mayDecidePapers}
              isInside
            />
          </Panel>
        )}
        <Panel title={<Trans>Open sessions</Trans>}>
          <SessionTable sessions={user.sessions} />
        </Panel>
      </div>
    </>
  );
}
