import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { addApp, startApp } from '@souk/contract/modules/identity/second-factors';
import { data, Form, redirect } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { anewFor, anewForRefusal } from '../ask-anew.server.ts';
import { AccountFrame } from '../components/account-frame.tsx';
import { Panel } from '../components/panel.tsx';
import { RecoveryCodes } from '../components/recovery-codes.tsx';
import type { Route } from './+types/add-app.ts';

export const handle = { access: 'login', screen: 'AddApp' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Add an app`)];

/** An account has one app: if there is one already, no secret is shown. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  try {
    const { secret, qr } = await call(args, startApp);
    return { secret, picture: `data:image/svg+xml;base64,${Buffer.from(qr).toString('base64')}` };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw anewForRefusal(error, '/security/app');
  }
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const added = await submit(args, addApp);
  const anew = anewFor(added, '/security/app');
  if (anew) return anew;
  if (!added.ok) return data({ problems: added.problems, codes: null }, { status: added.status });
  const codes = added.reply.recovery_codes;
  return codes.length > 0 ? { problems: undefined, codes } : redirect('/security');
}

const spaced = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export default function AddApp({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = <Trans>Add an app</Trans>;
  if (actionData?.codes)
    return (
      <AccountFrame title={title}>
        <RecoveryCodes codes={actionData.codes} />
      </AccountFrame>
    );
  if (!loaderData)
    return (
      <AccountFrame title={title}>
        <Trans>You have an app already. Remove it before you add another one.</Trans>
      </AccountFrame>
    );
  return (
    <AccountFrame title={title}>
      <Panel
        title={<Trans>Scan, then type the code</Trans>}
        lead={
          <Trans>
            Open an authenticator app and scan the picture, or type the key into it. It then shows a new code
            of six digits every half minute.
          </Trans>
        }
        className="max-w-form"
      >
        <img
          src={loaderData.picture}
          alt={t`QR code of the key below`}
          width={220}
          height={220}
          className="mx-auto rounded-md bg-[#fff] p-2"
        />
        <p className="mt-4 text-sm text-ink-2">
          <Trans>Key</Trans>
          <code
            dir="ltr"
            className="num mt-1 block rounded-md bg-inset px-3 py-2 text-ink [overflow-wrap:anywhere]"
          >
            {spaced(loaderData.secret)}
          </code>
        </p>
        <FormScope of={actionData?.problems}>
          <Form method="post" noValidate className="mt-5 space-y-4">
            <FormProblem />
            <TextField
              name="code"
              label={t`Code of your app`}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
            />
            <TextField
              name="name"
              label={t`Name`}
              hint={<Trans>For example “My phone”.</Trans>}
              maxLength={60}
            />
            <SubmitButton>
              <Trans>Add the app</Trans>
            </SubmitButton>
          </Form>
        </FormScope>
      </Panel>
    </AccountFrame>
  );
}
