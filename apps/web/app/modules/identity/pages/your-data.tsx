import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { deleteAccount } from '@souk/contract/modules/identity/accounts';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { logout } from '@souk/contract/modules/identity/sessions';
import { Download, Trash2 } from 'lucide-react';
import { data, Form } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { anewFor } from '../ask-anew.server.ts';
import { AccountFrame } from '../components/account-frame.tsx';
import { Panel } from '../components/panel.tsx';
import { trimTyped } from '../components/trim-typed.ts';
import type { Route } from './+types/your-data.ts';

export const handle = { access: 'login', screen: 'YourData' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Your data`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const { has_password } = await call(args, getUserProfile);
  return { hasPassword: has_password === 1 };
}

/** Erases the account; without the tick of "I understand" it asks again. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireUser(args);
  const form = await postedForm(args);
  if (form.get('understood') !== 'on')
    return data(
      { fields: { understood: [pageStateOf(args).i18n._(msg`This field is required.`)] }, values: {} },
      { status: 422 },
    );
  const deleted = await submit(args, deleteAccount, { form });
  const anew = anewFor(deleted, '/your-data');
  if (anew) return anew;
  if (!deleted.ok) return data({ ...deleted.problems }, { status: deleted.status });
  await call(args, logout).catch(() => undefined);
  return redirectWithToast(args, '/', { tone: 'good', title: deleted.message, detail: viewer.email });
}

function ExportPanel() {
  return (
    <Panel
      id="export"
      title={<Trans>Download your data</Trans>}
      lead={
        <Trans>
          A JSON file with everything we hold about you: your profile, business and addresses, what you have
          bought and sold, messages, wishlist, saved searches and sessions.
        </Trans>
      }
    >
      <a href="/your-data/export" download className={buttonClass({ tone: 'line' })}>
        <Icon of={Download} size={18} />
        <Trans>Download</Trans>
      </a>
    </Panel>
  );
}

function Consequences() {
  return (
    <ul className="list-disc space-y-1 ps-5 text-[15px] text-ink-2">
      <li>
        <Trans>Your profile, picture, addresses, documents and saved searches are erased at once.</Trans>
      </li>
      <li>
        <Trans>Your listings and business page are taken down, and any deals still open on them end.</Trans>
      </li>
      <li>
        <Trans>People you messaged keep the conversation, where you will appear as “Deleted user”.</Trans>
      </li>
      <li>
        <Trans>You are signed out everywhere. The account cannot be brought back.</Trans>
      </li>
      <li>
        <Trans>Records that the law makes us keep, such as invoices, stay without your name.</Trans>
      </li>
    </ul>
  );
}

function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui();
  return (
    <Form method="post" noValidate className="mt-5 space-y-4">
      <FormProblem />
      {hasPassword ? (
        <PasswordField name="password" label={t`Your password`} onChange={trimTyped} />
      ) : (
        <p className="rounded-md bg-warn-soft p-3 text-sm text-warn">
          <Trans>
            You have no password. If you did not log in just now, we ask for your second factor first, or to
            log in again.
          </Trans>
        </p>
      )}
      <Checkbox name="understood" label={t`I understand that this cannot be undone`} />
      <SubmitButton tone="danger" icon={Trash2}>
        <Trans>Delete account</Trans>
      </SubmitButton>
    </Form>
  );
}

export default function YourData({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame
      title={<Trans>Your data</Trans>}
      lead={<Trans>Your data is yours: download it, or have it erased.</Trans>}
    >
      <div className="grid max-w-form gap-5">
        <ExportPanel />
        <Panel id="delete" title={<Trans>Delete your account</Trans>}>
          <Consequences />
          <FormScope of={actionData}>
            <DeleteForm hasPassword={loaderData.hasPassword} />
          </FormScope>
        </Panel>
      </div>
    </AccountFrame>
  );
}
