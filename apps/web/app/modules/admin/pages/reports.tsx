import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listReports, reportKinds } from '@souk/contract/modules/admin/reports';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Select } from '../../../ui/select.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { ReportRow } from '../components/report-row.tsx';
import { deskMeta } from '../desk-meta.ts';
import { reportKindWords } from '../report-words.ts';
import type { Route } from './+types/reports.ts';

export const handle = { access: 'admin', screen: 'AdminReports' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { status = 'open', ...query } = Object.fromEntries(new URL(args.request.url).searchParams);
  const wanted = status === 'all' ? {} : { status };
  return {
    reports: await call(args, listReports, { query: { ...query, ...wanted, page_size: 20 } }),
    status,
    kind: query.kind ?? '',
  };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Reports`);

function ReportTabs({ status, kind }: { status: string; kind: string }) {
  const { t } = useLingui();
  const words = { open: t`Open`, resolved: t`Removed`, dismissed: t`Dismissed`, all: t`All` };
  const tabs = Object.entries(words).map(([state, label]) => ({
    to: `/admin/reports?${new URLSearchParams({ status: state, ...(kind ? { kind } : {}) })}`,
    label,
    isCurrent: state === status,
  }));
  return <Tabs label={t`States`} tabs={tabs} />;
}

export default function AdminReports({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { pathname, search } = useLocation();
  const { reports, status, kind } = loaderData;
  return (
    <>
      <DeskHead
        title={<Trans>Reports</Trans>}
        lead={
          <Trans>{count(reports.total)} found. A decision settles every open report of the same thing.</Trans>
        }
      />
      <ReportTabs status={status} kind={kind} />
      <div className="mt-4">
        <FilterBar kept={{ status }}>
          <Select
            name="kind"
            label={t`Reported`}
            defaultValue={kind}
            placeholder={t`All`}
            options={reportKinds.map((one) => ({ value: one, label: i18n._(reportKindWords[one]) }))}
            className="w-full sm:w-[220px]"
          />
        </FilterBar>
        {reports.data.length === 0 ? (
          <EmptyState title={<Trans>No reports here</Trans>}>
            <Trans>When someone reports an ad, a product, a review or a food, it appears here.</Trans>
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
