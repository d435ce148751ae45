import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  askOwnPasskey,
  authenticate,
  listSecondFactors,
} from '@souk/contract/modules/identity/second-factors';
import { data, Form, redirect } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { PasskeyButton } from '../../../shell/login/passkey-button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DoorFrame } from '../components/door-frame.tsx';
import { nextOf, withNext } from '../with-next.ts';
import type { Route } from './+types/authenticate.ts';

export const handle = { access: 'login', screen: 'Authenticate' };

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, msg`Is it you?`)];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const { factors, has_password } = await call(args, listSecondFactors);
  const hasPasskey = factors.some(({ kind }) => kind === 'passkey');
  return {
    hasPassword: has_password,
    hasFactor: factors.length > 0,
    question: hasPasskey ? await call(args, askOwnPasskey) : null,
    action: withNext('/security/confirm', nextOf(args.request)),
  };
}

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const done = await submit(args, authenticate);
  if (!done.ok) return data(done.problems, { status: done.status });
  return redirect(nextOf(args.request));
}

export default function Authenticate({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { hasPassword, hasFactor, question, action: address } = loaderData;
  const isStuck = !hasPassword && !hasFactor;
  return (
    <DoorFrame
      title={<Trans>Is this you?</Trans>}
      lead={
        <Trans>
          Before you change security or payout details, please confirm that this account is yours.
        </Trans>
      }
    >
      {isStuck ? (
        <p className="text-[15px] text-ink-2">
          <Trans>You have no password or second factor. Log out and in again, then come back here.</Trans>
        </p>
      ) : (
        <FormScope of={actionData}>
          <Form method="post" action={address} noValidate className="space-y-4">
            <FormProblem />
            {hasPassword && (
              <PasswordField name="password" label={t`Password`} autoComplete="current-password" />
            )}
            {hasFactor && (
              <TextField
                name="code"
                label={t`Code of your app, or a recovery code`}
                hint={hasPassword ? <Trans>Instead of a password.</Trans> : undefined}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
              />
            )}
            <SubmitButton size="lg" isWide>
              <Trans>Go on</Trans>
            </SubmitButton>
          </Form>
          {question && (
            <div className="mt-3">
              <PasskeyButton action={address} question={question}>
                <Trans>Use a passkey</Trans>
              </PasskeyButton>
            </div>
          )}
        </FormScope>
      )}
    </DoorFrame>
  );
}
