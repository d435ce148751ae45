import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { areas } from '@souk/contract/modules/admin/areas';
import { auditActions, listAudit } from '@souk/contract/modules/admin/audit';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Select } from '../../../ui/select.tsx';
import { statusWords } from '../../../ui/status-map.ts';
import { AuditEntry } from '../components/audit-entry.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { deskMeta } from '../desk-meta.ts';
import { areaWords } from '../desk-words.ts';
import type { Route } from './+types/audit.ts';

export const handle = { access: 'admin', screen: 'AdminAudit' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  return { log: await call(args, listAudit, { query: { ...query, page_size: 20 } }) };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Audit log`);

/** `users.type-changed` reads "Users: type changed". */
const actionWords = (action: string): string => {
  const [area = '', name = ''] = action.split('.');
  return `${statusWords(area)}: ${statusWords(name).toLowerCase()}`;
};

function Filters({ actors }: { actors: readonly { id: number; name: string }[] }) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const given = (name: string) => params.get(name) ?? '';
  const narrow = 'w-full sm:w-[180px]';
  return (
    <FilterBar kept={{ target_kind: given('target_kind'), target_id: given('target_id') }}>
      <Select
        name="actor_id"
        label={t`Admin`}
        defaultValue={given('actor_id')}
        placeholder={t`All`}
        options={actors.map(({ id, name }) => ({ value: String(id), label: name }))}
        className={narrow}
      />
      <Select
        name="area"
        label={t`Area`}
        defaultValue={given('area')}
        placeholder={t`All`}
        options={(['desk', ...areas] as const).map((area) => ({
          value: area,
          label: i18n._(areaWords[area]),
        }))}
        className={narrow}
      />
      <Select
        name="action"
        label={t`Action`}
        defaultValue={given('action')}
        placeholder={t`All`}
        options={auditActions.map((action) => ({ value: action, label: actionWords(action) }))}
        className="w-full sm:w-[240px]"
      />
      <DateField name="from" label={t`From`} defaultValue={given('from')} className="w-full sm:w-[160px]" />
      <DateField name="to" label={t`Until`} defaultValue={given('to')} className="w-full sm:w-[160px]" />
    </FilterBar>
  );
}

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  const { log } = loaderData;
  return (
    <>
      <DeskHead
        title={<Trans>Audit log</Trans>}
        lead={<Trans>{count(log.total)} found. Nobody can change or delete a line.</Trans>}
      />
      <Filters actors={log.actors} />
      {log.data.length === 0 ? (
        <EmptyState title={<Trans>Nothing matches these filters</Trans>}>
          <Trans>What admins do is recorded here.</Trans>
        </EmptyState>
      ) : (
        <ul className="panel divide-y divide-line">
          {log.data.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <Pager current={log.current_page} last={log.last_page} />
    </>
  );
}
