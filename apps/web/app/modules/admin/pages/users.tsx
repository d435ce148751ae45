import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ListedUser, listUsers, userStatuses } from '@souk/contract/modules/admin/users';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { StatePill } from '../components/state-pill.tsx';
import { deskMeta } from '../desk-meta.ts';
import { allTypes, stateLooks, typeWords } from '../desk-words.ts';
import type { Route } from './+types/users.ts';

export const handle = { access: 'admin', screen: 'AdminUsers' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  return { users: await call(args, listUsers, { query: { ...query, page_size: 20 } }) };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Users`);

function useColumns(): Column<ListedUser>[] {
  const { slashDate } = useDates();
  const { t, i18n } = useLingui();
  return [
    { key: 'name', label: t`Name`, isName: true, cell: (user) => <PersonLink person={user} /> },
    { key: 'email', label: t`Email id`, cell: (user) => <span className="break-all">{user.email}</span> },
    {
      key: 'type',
      label: t`Account`,
      cell: (user) => (
        <span className="whitespace-nowrap">
          {i18n._(typeWords(user.seller_type))}
          {user.role && <span className="text-ink-3"> · {user.role.name}</span>}
        </span>
      ),
    },
    { key: 'business', label: t`Business`, cell: (user) => user.business_name ?? '' },
    { key: 'status', label: t`State`, isStatus: true, cell: (user) => <StatePill state={user.status} /> },
    { key: 'since', label: t`Since`, isNumber: true, cell: (user) => slashDate(user.created_at) },
  ];
}

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const columns = useColumns();
  const { users } = loaderData;
  const words = (state: string) => stateLooks[state]?.words;
  return (
    <>
      <DeskHead title={<Trans>Users</Trans>} lead={<Trans>{count(users.total)} found</Trans>} />
      <FilterBar keywordLabel={t`Name or email`}>
        <Select
          name="seller_type"
          label={t`Account`}
          defaultValue={params.get('seller_type') ?? ''}
          placeholder={t`All`}
          options={allTypes.map((type) => ({ value: type, label: i18n._(typeWords(type)) }))}
          className="w-full sm:w-[200px]"
        />
        <Select
          name="status"
          label={t`State`}
          defaultValue={params.get('status') ?? ''}
          placeholder={t`All`}
          options={userStatuses.map((status) => {
            const label = words(status);
            return { value: status, label: label ? i18n._(label) : status };
          })}
          className="w-full sm:w-[160px]"
        />
      </FilterBar>
      <section className="panel p-4 max-md:bg-transparent max-md:p-0 max-md:shadow-none lg:p-5">
        <Table
          caption={t`Users`}
          columns={columns}
          rows={users.data}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title={<Trans>No matches for these filters</Trans>}>
              <Trans>Try part of the name or address.</Trans>
            </EmptyState>
          }
        />
      </section>
      <Pager current={users.current_page} last={users.last_page} />
    </>
  );
}
