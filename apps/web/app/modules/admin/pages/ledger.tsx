import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getLedger, listJournals } from '@souk/contract/modules/admin/ledger';
import { PencilLine } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { Amount } from '../../../ui/amount.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskHead, Panel } from '../components/desk-head.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { JournalHead, JournalRow } from '../components/journal-row.tsx';
import { LedgerProofPanel } from '../components/ledger-proof.tsx';
import { MoneyTabs } from '../components/money-tabs.tsx';
import { deskMeta } from '../desk-meta.ts';
import { accountNames, accountWords } from '../ledger-words.ts';
import type { Route } from './+types/ledger.ts';

export const handle = { access: 'admin', screen: 'AdminLedger' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  const [ledger, journals] = await Promise.all([
    call(args, getLedger),
    call(args, listJournals, { query: { ...query, page_size: 20 } }),
  ]);
  return { ledger, journals };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Ledger`);

function Balances({ accounts }: { accounts: Route.ComponentProps['loaderData']['ledger']['accounts'] }) {
  const { i18n } = useLingui();
  return (
    <Panel title={<Trans>Balances</Trans>}>
      <dl className="divide-y divide-line text-[15px]">
        {accounts.map(({ account, amount }) => (
          <div key={account} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="text-ink-2">{i18n._(accountWords[account])}</dt>
            <dd>
              <Amount of={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-3">
        <Trans>Positive is what Souk has, negative is what it owes. They add up to zero.</Trans>
      </p>
    </Panel>
  );
}

export default function AdminLedger({ loaderData: { ledger, journals } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const given = (name: string) => params.get(name) ?? '';
  return (
    <>
      <DeskHead title={<Trans>Ledger</Trans>} lead={<Trans>{count(journals.total)} journals</Trans>}>
        <ButtonLink to="/admin/ledger/journal" tone="line" icon={PencilLine}>
          <Trans>Add a journal</Trans>
        </ButtonLink>
      </DeskHead>
      <MoneyTabs />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0 max-lg:order-last">
          <FilterBar kept={{ payment_id: given('payment_id') }}>
            <Select
              name="account"
              label={t`Account`}
              defaultValue={given('account')}
              placeholder={t`All`}
              options={accountNames.map((name) => ({ value: name, label: i18n._(accountWords[name]) }))}
              className="w-full sm:w-[240px]"
            />
            <TextField
              name="seller_id"
              label={t`Seller id`}
              inputMode="numeric"
              defaultValue={given('seller_id')}
              className="w-full sm:w-[120px]"
            />
          </FilterBar>
          {journals.data.length === 0 ? (
            <EmptyState title={<Trans>No journals here</Trans>}>
              <Trans>Every movement of money is recorded here.</Trans>
            </EmptyState>
          ) : (
            <ul className="panel divide-y divide-line">
              <JournalHead />
              {journals.data.map((journal) => (
                <JournalRow key={journal.id} journal={journal} />
              ))}
            </ul>
          )}
          <div className="mt-4">
            <Pager current={journals.current_page} last={journals.last_page} />
          </div>
        </div>
        <div className="grid gap-4">
          <LedgerProofPanel proof={ledger.proof} />
          <Balances accounts={ledger.accounts} />
        </div>
      </div>
    </>
  );
}
