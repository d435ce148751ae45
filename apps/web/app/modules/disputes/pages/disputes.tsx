import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listDisputes } from '@souk/contract/modules/disputes/disputes';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { ChipLink } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { DisputeRow } from '../components/dispute-row.tsx';
import { disputeLooks, disputeStates } from '../dispute-words.ts';
import type { Route } from './+types/disputes.ts';

export const handle = { access: 'login', screen: 'Disputes' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Disputes`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  const disputes = await call(args, listDisputes, { query: { ...query, page_size: 20 } });
  return { disputes, status: disputeStates.find((state) => state === query.status) ?? null };
}

function Filter({ status }: { status: string | null }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`States`} className="no-bar mb-4 flex gap-2 overflow-x-auto py-0.5">
      <ChipLink to="/disputes" isChosen={status === null} preventScrollReset>
        <Trans>All</Trans>
      </ChipLink>
      {disputeStates.map((state) => (
        <ChipLink key={state} to={`/disputes?status=${state}`} isChosen={state === status} preventScrollReset>
          {i18n._(disputeLooks[state].words)}
        </ChipLink>
      ))}
    </nav>
  );
}

export default function Disputes({ loaderData: { disputes, status } }: Route.ComponentProps) {
  return (
    <OwnPage
      width="read"
      title={<Trans>Disputes</Trans>}
      lead={
        <Trans>
          When something goes wrong with a sale, both sides give their view here and Souk decides.
        </Trans>
      }
    >
      <Filter status={status} />
      {disputes.data.length === 0 ? (
        <EmptyState title={status ? <Trans>No disputes here</Trans> : <Trans>No disputes</Trans>}>
          <Trans>That is good news. To open a dispute, go to the page of what you bought.</Trans>
        </EmptyState>
      ) : (
        <ul className="panel divide-y divide-line px-5 py-1">
          {disputes.data.map((dispute) => (
            <DisputeRow key={dispute.dispute_id} dispute={dispute} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        <Pager current={disputes.current_page} last={disputes.last_page} />
      </div>
    </OwnPage>
  );
}
