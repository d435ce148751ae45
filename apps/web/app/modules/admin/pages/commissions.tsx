import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addCommissionRule } from '@souk/contract/modules/admin/commissions';
import { data } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { CommissionForm } from '../components/commission-form.tsx';
import { CommissionTrial } from '../components/commission-preview.tsx';
import { CommissionRuleRow } from '../components/commission-rule.tsx';
import { DeskHead, Panel } from '../components/desk-head.tsx';
import { MoneyTabs } from '../components/money-tabs.tsx';
import { deskMeta } from '../desk-meta.ts';
import { loadCommissions } from '../load-commissions.server.ts';
import type { Route } from './+types/commissions.ts';

export const handle = { access: 'admin', screen: 'AdminCommissions' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return loadCommissions(args);
}

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const added = await submit(args, addCommissionRule);
  if (!added.ok) return data(added.problems, { status: added.status });
  return redirectWithToast(args, '/admin/commissions', added.message);
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Commission`);

export default function AdminCommissions({ loaderData, actionData }: Route.ComponentProps) {
  const { rules, categories, trial } = loaderData;
  return (
    <>
      <DeskHead
        title={<Trans>Commission</Trans>}
        lead={<Trans>Sales keep the terms they were made on. New ones follow the rules at once.</Trans>}
      />
      <MoneyTabs />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_420px]">
        <Panel title={<Trans>Rules</Trans>}>
          <p className="text-[15px] text-ink-2">
            <Trans>
              The first rule that matches applies. If none does, the usual rate from the settings applies.
            </Trans>{' '}
            <TextLink to="/admin/settings">
              <Trans>Settings</Trans>
            </TextLink>
          </p>
          <ol className="mt-2 divide-y divide-line">
            {rules.map((rule, index) => (
              <CommissionRuleRow
                key={rule.id}
                rules={rules}
                rule={rule}
                index={index}
                categories={categories}
              />
            ))}
          </ol>
        </Panel>
        <div className="grid gap-4">
          <Panel title={<Trans>New rule</Trans>}>
            <FormScope key={rules.length} of={actionData}>
              <FormProblem />
              <CommissionForm categories={categories} />
            </FormScope>
          </Panel>
          <CommissionTrial {...trial} categories={categories} rules={rules} />
        </div>
      </div>
    </>
  );
}
