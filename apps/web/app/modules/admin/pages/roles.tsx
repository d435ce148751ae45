import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createRole, listRoles, type Role } from '@souk/contract/modules/admin/roles';
import { data } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { DeskActs } from '../components/desk-acts.tsx';
import { DeskHead, Panel } from '../components/desk-head.tsx';
import { RoleForm } from '../components/role-form.tsx';
import { deskMeta } from '../desk-meta.ts';
import { areaWords, isArea } from '../desk-words.ts';
import { roleActs } from '../row-acts.ts';
import type { Route } from './+types/roles.ts';

export const handle = { access: 'admin', screen: 'AdminRoles' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return { roles: await call(args, listRoles) };
}

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const made = await submit(args, createRole);
  if (!made.ok) return data(made.problems, { status: made.status });
  return redirectWithToast(args, '/admin/roles', made.message);
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Roles`);

function RolePanel({ role }: { role: Role }) {
  const { i18n } = useLingui();
  return (
    <Panel title={role.name} aside={role.admins.length === 0 && <DeskActs of={roleActs} row={role} />}>
      <p className="text-sm text-ink-2">
        {role.permissions.map((one) => (isArea(one) ? i18n._(areaWords[one]) : one)).join(', ')}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm">
        {role.admins.length === 0 ? (
          <span className="text-ink-3">
            <Trans>Nobody has this role.</Trans>
          </span>
        ) : (
          role.admins.map(({ id, name }) => (
            <TextLink key={id} to={`/admin/users/${id}`}>
              {name}
            </TextLink>
          ))
        )}
      </p>
      <details className="mt-3 border-t border-line pt-3">
        <summary className="tap w-fit text-sm font-semibold text-brand-ink">
          <Trans>Edit</Trans>
        </summary>
        <div className="mt-3">
          <FormScope>
            <RoleForm role={role} />
          </FormScope>
        </div>
      </details>
    </Panel>
  );
}

export default function AdminRoles({ loaderData, actionData }: Route.ComponentProps) {
  const { roles } = loaderData;
  return (
    <>
      <DeskHead
        title={<Trans>Roles</Trans>}
        lead={<Trans>A role opens parts of the desk. Give it to people on their page under Users.</Trans>}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_420px]">
        <div className="grid gap-4">
          {roles.map((role) => (
            <RolePanel key={role.id} role={role} />
          ))}
        </div>
        <Panel title={<Trans>New role</Trans>}>
          <FormScope key={roles.length} of={actionData}>
            <FormProblem />
            <RoleForm />
          </FormScope>
        </Panel>
      </div>
    </>
  );
}
