import { Trans, useLingui } from '@lingui/react/macro';
import { listReports } from '@souk/contract/modules/admin/reports';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { ReportRow } from '../components/report-row.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/reports.ts';

export const handle = { access: 'admin', screen: 'AdminReports' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { status = 'open', ...query } = Object.fromEntries(new URL(args.request.url).searchParams);
  const wanted = status === 'all' ? {} : { status };
  return {
    reports: await call(args, listReports, { query: { ...query, ...wanted, page_size: 20 } }),
    status,
  };
}

export const meta: Route.MetaFunction = () => deskMeta('Reports');

export default function AdminReports({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { reports, status } = loaderData;
  const tabs = { open: t`Open`, resolved: t`Removed`, dismissed: t`Dismissed`, all: t`All` };
  return (
    <>
      <DeskHead
        title={<Trans>Reports</Trans>}
        lead={
          <Trans>{count(reports.total)} found. A decision settles every open report of the same ad.</Trans>
        }
      />
      <Tabs
        label={t`States`}
        tabs={Object.entries(tabs).map(([state, label]) => ({
          to: `/admin/reports?status=${state}`,
          label,
          isCurrent: state === status,
        }))}
      />
      <div className="mt-4">
        {reports.data.length === 0 ? (
          <EmptyState title={<Trans>No reports here</Trans>}>
            <Trans>When somebody reports an ad, it shows up here.</Trans>
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {reports.data.map((report) => (
              <ReportRow key={report.id} report={report} back={`${pathname}${search}`} />
            ))}
          </ul>
        )}
        <Pager current={reports.current_page} last={reports.last_page} />
      </div>
    </>
  );
}
