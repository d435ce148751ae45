import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listPapers, paperKinds } from '@souk/contract/modules/admin/papers';
import { useLocation, useSearchParams } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Select } from '../../../ui/select.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { PaperList } from '../components/paper-list.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/papers.ts';

export const handle = { access: 'admin', screen: 'AdminPapers' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { status = 'pending', ...query } = Object.fromEntries(new URL(args.request.url).searchParams);
  const kind = paperKinds.find((known) => known === query.kind) ?? 'document';
  const wanted = status === 'all' ? {} : { status };
  return {
    papers: await call(args, listPapers, { query: { ...query, ...wanted, kind, page_size: 20 } }),
    kind,
  };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Papers`);

export default function AdminPapers({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const { papers, kind } = loaderData;
  const labels = { document: t`Documents`, certificate: t`Certificates` };
  return (
    <>
      <DeskHead
        title={<Trans>Documents</Trans>}
        lead={<Trans>{count(papers.total)} found. The audit log records who opens a file.</Trans>}
      />
      <Tabs
        label={t`Kinds`}
        tabs={paperKinds.map((known) => ({
          to: `/admin/papers?kind=${known}`,
          label: labels[known],
          isCurrent: known === kind,
        }))}
      />
      <div className="mt-4">
        <FilterBar kept={{ kind }}>
          <Select
            name="status"
            label={t`State`}
            defaultValue={params.get('status') ?? 'pending'}
            options={[
              { value: 'pending', label: t`Waiting` },
              { value: 'verified', label: t`Verified` },
              { value: 'rejected', label: t`Rejected` },
              { value: 'all', label: t`All` },
            ]}
            className="w-full sm:w-[180px]"
          />
        </FilterBar>
        {papers.data.length === 0 ? (
          <EmptyState title={<Trans>No documents here</Trans>}>
            <Trans>When a business uploads a document or a certificate, it appears here.</Trans>
          </EmptyState>
        ) : (
          <PaperList papers={papers.data} back={`${pathname}${search}`} mayDecide />
        )}
        <Pager current={papers.current_page} last={papers.last_page} />
      </div>
    </>
  );
}
