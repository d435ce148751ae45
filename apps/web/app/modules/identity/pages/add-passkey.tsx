import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { addPasskey, startPasskey } from '@souk/contract/modules/identity/second-factors';
import { useState } from 'react';
import { data, redirect } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { PasskeyButton } from '../../../shell/login/passkey-button.tsx';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { anewFor, anewForRefusal } from '../ask-anew.server.ts';
import { AccountFrame } from '../components/account-frame.tsx';
import { Panel } from '../components/panel.tsx';
import { RecoveryCodes } from '../components/recovery-codes.tsx';
import type { Route } from './+types/add-passkey.ts';

export const handle = { access: 'login', screen: 'AddPasskey' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Add a passkey`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return call(args, startPasskey).catch((error: unknown) => {
    throw anewForRefusal(error, '/security/passkey');
  });
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const added = await submit(args, addPasskey);
  const anew = anewFor(added, '/security/passkey');
  if (anew) return anew;
  if (!added.ok) return data({ problems: added.problems, codes: null }, { status: added.status });
  const codes = added.reply.recovery_codes;
  return codes.length > 0 ? { problems: undefined, codes } : redirect('/security');
}

export default function AddPasskey({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const isHydrated = useHydrated();
  const title = <Trans>Add a passkey</Trans>;
  if (actionData?.codes)
    return (
      <AccountFrame title={title}>
        <RecoveryCodes codes={actionData.codes} />
      </AccountFrame>
    );
  return (
    <AccountFrame title={title}>
      <Panel
        title={<Trans>On this device or on a key</Trans>}
        lead={<Trans>You then log in with your fingerprint, face or PIN, without a password.</Trans>}
        className="max-w-form"
      >
        <FormScope of={actionData?.problems}>
          <div className="space-y-4">
            <FormProblem />
            <TextField
              name="name"
              label={t`Name`}
              hint={<Trans>For example “My laptop”.</Trans>}
              maxLength={60}
              onChange={(event) => setName(event.target.value)}
            />
            <PasskeyButton action="/security/passkey" question={loaderData} isNew fields={() => ({ name })}>
              <Trans>Create a passkey</Trans>
            </PasskeyButton>
            {!isHydrated && (
              <p className="text-[15px] text-ink-2">
                <Trans>A passkey needs scripts in this browser. An app with codes works without them.</Trans>
              </p>
            )}
          </div>
        </FormScope>
      </Panel>
    </AccountFrame>
  );
}
